CREATE TABLE fund_password (
  member_id    uuid PRIMARY KEY REFERENCES account (id),
  hash         text NOT NULL,
  tries        smallint NOT NULL DEFAULT 0 CONSTRAINT fund_password_tries CHECK (tries BETWEEN 0 AND 5),
  locked_until timestamptz,
  changed_at   timestamptz NOT NULL
);

-- A request whose name and address do not belong together writes a row without a member: the work is the same.
CREATE TABLE password_reset (
  token_hash text PRIMARY KEY,
  member_id  uuid REFERENCES account (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX password_reset_created ON password_reset (created_at);
CREATE INDEX password_reset_member ON password_reset (member_id);
