CREATE TABLE audit_position (
  name         text PRIMARY KEY CHECK (name = 'postings'),
  last_id      uuid NOT NULL,
  rollup       bigint NOT NULL,
  sweep_member uuid NOT NULL,
  sweep_book   book NOT NULL,
  passes       bigint NOT NULL DEFAULT 0,
  audited_at   timestamptz
);
INSERT INTO audit_position (name, last_id, rollup, sweep_member, sweep_book)
VALUES ('postings', '00000000-0000-0000-0000-000000000000', 0, '00000000-0000-0000-0000-000000000000', 'REAL');

-- The last state of each account that the auditor has verified.
CREATE TABLE audit_account (
  member_id uuid NOT NULL,
  book      book NOT NULL,
  version   bigint NOT NULL,
  balance   bigint NOT NULL,
  CONSTRAINT audit_account_once PRIMARY KEY (member_id, book)
) WITH (fillfactor = 70);

CREATE TABLE audit_finding (
  id           uuid PRIMARY KEY,
  found_at     timestamptz NOT NULL DEFAULT clock_timestamp(),
  fault        text NOT NULL,
  book         book NOT NULL,
  member_id    uuid,
  account      integer,
  posting_id   uuid,
  expected     text,
  found        text,
  stopped_from account_status,
  CONSTRAINT audit_finding_subject CHECK (member_id IS NULL OR account IS NULL)
);
CREATE INDEX audit_finding_of_member ON audit_finding (member_id, book) WHERE member_id IS NOT NULL;

CREATE TABLE audit_closure (
  finding_id  uuid CONSTRAINT audit_closure_once PRIMARY KEY REFERENCES audit_finding,
  closed_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  operator_id text NOT NULL,
  reason      text NOT NULL
);

CREATE TABLE account_release (
  id          uuid PRIMARY KEY,
  member_id   uuid NOT NULL,
  book        book NOT NULL,
  released_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  operator_id text NOT NULL,
  reason      text NOT NULL,
  status      account_status NOT NULL,
  version     bigint NOT NULL,
  balance     bigint NOT NULL,
  suspense    bigint NOT NULL CHECK (suspense >= 0)
);
