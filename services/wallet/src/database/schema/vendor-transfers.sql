-- Money that goes to a member's wallet at a vendor (IN) or comes back from there (OUT). OPEN: the vendor's word is not known yet.
CREATE TABLE vendor_transfer (
  id              uuid PRIMARY KEY,
  member_id       uuid NOT NULL,
  vassalage       text NOT NULL,
  direction       text NOT NULL CHECK (direction IN ('IN', 'OUT')),
  amount          bigint NOT NULL CHECK (amount > 0),
  status          text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'DONE', 'REFUSED')),
  code            text,
  external_id     text CONSTRAINT vendor_transfer_once UNIQUE,
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  created_at      timestamptz NOT NULL,
  finished_at     timestamptz
);
CREATE INDEX vendor_transfer_of_member ON vendor_transfer (member_id, vassalage);
CREATE INDEX vendor_transfer_due ON vendor_transfer (next_attempt_at) WHERE status = 'OPEN';
