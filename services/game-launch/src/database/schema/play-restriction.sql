CREATE TABLE reality_check (
  member_id uuid PRIMARY KEY,
  due_at    timestamptz,
  told_at   timestamptz NOT NULL
);

CREATE TABLE play_stop (
  member_id     uuid NOT NULL,
  cause         text NOT NULL CONSTRAINT play_stop_cause CHECK (cause IN ('ACCOUNT', 'EXCLUSION')),
  stopped_until timestamptz NOT NULL,
  told_at       timestamptz NOT NULL,
  PRIMARY KEY (member_id, cause)
);
