-- The purge of old answers finds its rows without reading the table: it grows in the order of time.
CREATE INDEX stored_answer_recorded ON stored_answer USING brin (recorded_at) WITH (pages_per_range = 32);
