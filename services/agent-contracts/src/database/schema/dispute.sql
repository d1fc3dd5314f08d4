-- What an agent holds against a closed bill, and the operator's answer to it.
CREATE TABLE bill_dispute (
  id            uuid PRIMARY KEY,
  bill_id       uuid NOT NULL REFERENCES bill,
  raised_by     uuid NOT NULL,
  reason        text NOT NULL CONSTRAINT bill_dispute_reason CHECK (length(reason) BETWEEN 10 AND 500),
  raised_at     timestamptz NOT NULL,
  status        text NOT NULL CONSTRAINT bill_dispute_status CHECK (status IN ('OPEN', 'ACCEPTED', 'REFUSED')),
  answer        text,
  answered_by   text,
  answered_at   timestamptz,
  adjustment_id uuid UNIQUE REFERENCES bill_adjustment,
  CONSTRAINT bill_dispute_answered CHECK ((status = 'OPEN') = (answered_at IS NULL)
    AND (answered_at IS NULL) = (answer IS NULL) AND (answer IS NULL) = (answered_by IS NULL)),
  CONSTRAINT bill_dispute_adjusted CHECK ((status = 'ACCEPTED') = (adjustment_id IS NOT NULL))
);
CREATE UNIQUE INDEX bill_dispute_one_open ON bill_dispute (bill_id) WHERE status = 'OPEN';
CREATE INDEX bill_dispute_of ON bill_dispute (bill_id, raised_at);
CREATE INDEX bill_dispute_by_time ON bill_dispute (raised_at);
