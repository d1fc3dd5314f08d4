-- A deposit that the bank took back, against the channel that it came by. `refers_to` is the deposit's posting, by its key.
ALTER TYPE posting_kind ADD VALUE IF NOT EXISTS 'DEPOSIT_REVERSAL';
ALTER TABLE deposit
  DROP CONSTRAINT deposit_status_check,
  ADD CONSTRAINT deposit_status_check CHECK (
    status IN ('CREATED', 'PENDING', 'SUCCESS', 'FAILED', 'EXPIRED', 'REVIEW', 'REVERSED'));
INSERT INTO approval_policy (kind, valid_days) VALUES ('DEPOSIT_REVERSAL', 7);
