-- player_account_bonus implies it: each CHECK of a table is parsed again by every statement that writes to the table.
ALTER TABLE player_account DROP CONSTRAINT player_account_held;
