-- Statements that ask for a status by key must not match the predicate of this index, or the planner walks all of it.
ALTER TABLE provider_transaction
  ADD CONSTRAINT provider_transaction_finished
    CHECK ((finished_at IS NULL) = (status IN ('PENDING', 'ROLLBACK_PENDING')));

DROP INDEX provider_transaction_unfinished;
CREATE INDEX provider_transaction_unfinished ON provider_transaction (next_attempt_at) WHERE finished_at IS NULL;

-- The round comes first: a table without statistics makes the planner expect few rows of a vendor.
DROP INDEX provider_transaction_round;
CREATE INDEX provider_transaction_round ON provider_transaction (round_id, vassalage, kind);
