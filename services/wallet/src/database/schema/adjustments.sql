-- Corrections by hand: one operator asks, another one decides.
CREATE TABLE adjustment (
  id           uuid PRIMARY KEY,
  member_id    uuid NOT NULL,
  amount       bigint NOT NULL CHECK (amount <> 0),
  reason       text NOT NULL,
  status       text NOT NULL DEFAULT 'REQUESTED' CHECK (status IN ('REQUESTED', 'POSTED', 'REFUSED')),
  requested_by text NOT NULL,
  requested_at timestamptz NOT NULL,
  decided_by   text,
  decided_at   timestamptz,
  decision     text,
  posting_id   uuid,
  CONSTRAINT adjustment_second_person CHECK (decided_by <> requested_by),
  CONSTRAINT adjustment_decided CHECK ((status = 'REQUESTED') = (decided_by IS NULL))
);
CREATE INDEX adjustment_queue ON adjustment (requested_at, id) WHERE status = 'REQUESTED';
CREATE INDEX adjustment_of_member ON adjustment (member_id, requested_at);
