title = Nim
heaps = Heaps { $heaps }
prompt = Take from a heap
take = { $n } from heap { $heap }
taken = { $name } takes { $n } from heap { $heap }.
end-last-taken = The last object is taken.
error-not-so-many = You cannot take { $n } there.
