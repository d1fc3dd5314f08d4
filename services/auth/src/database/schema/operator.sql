CREATE TABLE operator (
  id            uuid PRIMARY KEY,
  username      text NOT NULL,
  username_key  text NOT NULL CONSTRAINT operator_username_once UNIQUE,
  password_hash text NOT NULL,
  roles         text[] NOT NULL,
  created_at    timestamptz NOT NULL,
  last_login_at timestamptz
);
