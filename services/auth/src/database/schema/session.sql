CREATE TABLE session (
  id              text PRIMARY KEY,
  family_id       uuid NOT NULL,
  realm           text NOT NULL CONSTRAINT session_realm CHECK (realm IN ('member', 'operator')),
  subject_id      uuid NOT NULL,
  account_type    smallint CONSTRAINT session_type CHECK ((realm = 'member') = (account_type IS NOT NULL)),
  roles           text[] NOT NULL DEFAULT '{}',
  created_at      timestamptz NOT NULL,
  last_seen_at    timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  replaced_by     text,
  ended_at        timestamptz,
  announced_at    timestamptz,
  method          text,
  agent           text,
  ip_sealed       text,
  remember_family uuid,
  -- The password has to be changed before anything else; every token of the session carries it.
  password_due    boolean NOT NULL DEFAULT false
);
CREATE INDEX session_subject ON session (subject_id) WHERE ended_at IS NULL;
CREATE INDEX session_family ON session (family_id);
CREATE INDEX session_unannounced ON session (ended_at) WHERE ended_at IS NOT NULL AND announced_at IS NULL;

CREATE TABLE remembered_device (
  selector      text PRIMARY KEY,
  family_id     uuid NOT NULL,
  member_id     uuid NOT NULL REFERENCES account (id),
  verifier_hash text NOT NULL,
  device_id     text NOT NULL,
  expires_at    timestamptz NOT NULL,
  used_at       timestamptz,
  revoked_at    timestamptz
);
CREATE INDEX remembered_device_family ON remembered_device (family_id);
CREATE INDEX remembered_device_member ON remembered_device (member_id);
CREATE INDEX remembered_device_end ON remembered_device (expires_at);
