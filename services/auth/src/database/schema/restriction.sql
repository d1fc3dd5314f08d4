-- What a member has decided against playing, as far as it bears on logging in; member keeps the decisions themselves.
CREATE TABLE account_exclusion (
  member_id      uuid PRIMARY KEY REFERENCES account (id),
  excluded_until timestamptz NOT NULL,
  set_at         timestamptz NOT NULL
);

CREATE TABLE session_limit (
  member_id uuid NOT NULL REFERENCES account (id),
  period    text NOT NULL CONSTRAINT session_limit_period CHECK (period IN ('day', 'week', 'month')),
  minutes   integer NOT NULL CONSTRAINT session_limit_minutes CHECK (minutes >= 0),
  CONSTRAINT session_limit_once PRIMARY KEY (member_id, period)
);

-- Every decision about an account with its reason; one that auth took itself has no operator.
CREATE TABLE account_status_change (
  id          uuid PRIMARY KEY,
  member_id   uuid NOT NULL REFERENCES account (id),
  status      text NOT NULL,
  reason      text NOT NULL,
  operator_id uuid,
  changed_at  timestamptz NOT NULL,
  enforced_at timestamptz
);
CREATE INDEX account_status_change_of_member ON account_status_change (member_id, changed_at);
CREATE INDEX account_status_change_due ON account_status_change (changed_at) WHERE enforced_at IS NULL;
