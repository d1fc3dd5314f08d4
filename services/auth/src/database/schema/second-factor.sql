-- Of members and of operators; an unconfirmed one protects nothing yet.
CREATE TABLE authenticator (
  subject_id    uuid PRIMARY KEY,
  secret_sealed text NOT NULL,
  created_at    timestamptz NOT NULL,
  confirmed_at  timestamptz,
  last_step     bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_code (
  subject_id uuid NOT NULL,
  selector   text NOT NULL,
  hash       text NOT NULL,
  used_at    timestamptz,
  CONSTRAINT recovery_code_once PRIMARY KEY (subject_id, selector)
);

CREATE TABLE passkey (
  id            uuid PRIMARY KEY,
  member_id     uuid NOT NULL REFERENCES account (id),
  credential_id text NOT NULL CONSTRAINT passkey_once UNIQUE,
  public_key    bytea NOT NULL,
  counter       bigint NOT NULL,
  transports    text[] NOT NULL,
  name          text NOT NULL,
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz
);
CREATE INDEX passkey_member ON passkey (member_id);
