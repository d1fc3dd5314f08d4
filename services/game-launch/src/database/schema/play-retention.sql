-- What is old is found without an index entry for each row: these tables grow in the order of time.
CREATE INDEX launch_age ON launch USING brin (created_at);
CREATE INDEX game_session_age ON game_session USING brin (opened_at);
CREATE INDEX game_round_age ON game_round USING brin (placed_at);
CREATE INDEX provider_transaction_age ON provider_transaction USING brin (created_at);
