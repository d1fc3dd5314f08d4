-- What the player has chosen for the round, in games that ask for it.
ALTER TABLE round ADD COLUMN choice text CHECK (choice ~ '^[a-z]{1,32}$');
