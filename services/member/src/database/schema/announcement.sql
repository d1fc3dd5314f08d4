CREATE TABLE announcement (
  id            uuid PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES brand (merchant_code),
  type          text NOT NULL CONSTRAINT announcement_type CHECK (type IN ('B', 'PL', 'PU', 'PR', 'H')),
  title         jsonb NOT NULL,
  content       jsonb NOT NULL,
  link          text,
  platforms     text[] NOT NULL DEFAULT '{}',
  rank          integer NOT NULL DEFAULT 0,
  starts_at     timestamptz NOT NULL,
  ends_at       timestamptz CONSTRAINT announcement_period CHECK (ends_at > starts_at),
  version       integer NOT NULL DEFAULT 1,
  changed_by    uuid,
  changed_at    timestamptz NOT NULL
);

CREATE INDEX announcement_shown ON announcement (merchant_code, type, rank DESC, starts_at DESC, id);

CREATE TABLE announcement_change (
  announcement_id uuid NOT NULL,
  version         integer NOT NULL,
  change          jsonb,
  changed_by      uuid,
  changed_at      timestamptz NOT NULL,
  CONSTRAINT announcement_change_once PRIMARY KEY (announcement_id, version)
);
