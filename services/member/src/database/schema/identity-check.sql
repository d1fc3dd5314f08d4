-- One row per submission; name, birth date and number of the document are sealed.
CREATE TABLE identity_check (
  id            uuid PRIMARY KEY,
  member_id     uuid NOT NULL,
  level         smallint NOT NULL CONSTRAINT identity_check_level CHECK (level IN (1, 2)),
  document      text NOT NULL CONSTRAINT identity_check_document CHECK (document IN ('ID_CARD', 'PASSPORT', 'DRIVING_LICENCE')),
  status        text NOT NULL
                CONSTRAINT identity_check_status CHECK (status IN ('SUBMITTED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED')),
  person_sealed text NOT NULL,
  number_index  text NOT NULL,
  reason        text,
  valid_until   date,
  claimed_by    text,
  claimed_until timestamptz,
  approved_by   text,
  decided_by    text,
  submitted_at  timestamptz NOT NULL,
  decided_at    timestamptz,
  CONSTRAINT identity_check_rejected CHECK (status <> 'REJECTED' OR reason IS NOT NULL),
  CONSTRAINT identity_check_approved CHECK (status <> 'APPROVED' OR valid_until IS NOT NULL),
  CONSTRAINT identity_check_four_eyes CHECK (status <> 'APPROVED' OR approved_by <> decided_by)
);

CREATE UNIQUE INDEX identity_check_open ON identity_check (member_id) WHERE status IN ('SUBMITTED', 'IN_REVIEW');
CREATE INDEX identity_check_of_member ON identity_check (member_id, submitted_at);
CREATE INDEX identity_check_queue ON identity_check (submitted_at, id) WHERE status IN ('SUBMITTED', 'IN_REVIEW');
CREATE INDEX identity_check_number ON identity_check (number_index);
CREATE INDEX identity_check_due ON identity_check (valid_until) WHERE status = 'APPROVED';

-- The file is encrypted with a key of its own, which is sealed here.
CREATE TABLE identity_document (
  check_id   uuid NOT NULL REFERENCES identity_check (id),
  side       text NOT NULL CONSTRAINT identity_document_side CHECK (side IN ('FRONT', 'BACK', 'FACE')),
  file       text NOT NULL,
  key_sealed text NOT NULL,
  PRIMARY KEY (check_id, side)
);

-- Who saw or decided what, and when.
CREATE TABLE identity_event (
  id       uuid PRIMARY KEY,
  check_id uuid NOT NULL REFERENCES identity_check (id),
  step     text NOT NULL,
  actor    text NOT NULL,
  note     text,
  at       timestamptz NOT NULL
);

CREATE INDEX identity_event_of_check ON identity_event (check_id, at, id);
