title = Нім
heaps = Купки { $heaps }
prompt = Візьміть із купки
take = { $n } з купки { $heap }
taken = { $name } бере { $n } з купки { $heap }.
end-last-taken = Останній предмет узято.
error-not-so-many = Звідти не можна взяти { $n }.
