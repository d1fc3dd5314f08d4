-- Totals of a round. Partial, and its own one in each month: a partition made later gets it by `LIKE posting INCLUDING ALL`.
CREATE INDEX posting_of_round ON posting (round_id) WHERE round_id IS NOT NULL;
CREATE INDEX posting_of_round ON archive.posting (round_id) WHERE round_id IS NOT NULL;
