CREATE TABLE reality_check (
  member_id uuid PRIMARY KEY,
  due_at    timestamptz,
  occurred_at   timestamptz NOT NULL
);

CREATE TABLE play_restriction (
  member_id     uuid NOT NULL,
  cause         text NOT NULL CONSTRAINT play_restriction_cause CHECK (cause IN ('ACCOUNT', 'EXCLUSION')),
  restricted_until timestamptz NOT NULL,
  occurred_at       timestamptz NOT NULL,
  PRIMARY KEY (member_id, cause)
);
