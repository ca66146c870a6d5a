title = Nim
heaps = Mucchi { $heaps }
prompt = Prendi da un mucchio
take = { $n } dal mucchio { $heap }
taken = { $name } prende { $n } dal mucchio { $heap }.
end-last-taken = Non resta più nulla.
error-not-so-many = Da lì non puoi prenderne { $n }.
