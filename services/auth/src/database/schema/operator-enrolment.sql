-- An operator without a password has been invited and has not enrolled.
ALTER TABLE operator ALTER COLUMN password_hash DROP NOT NULL, ADD COLUMN disabled_at timestamptz;

-- A code that works once: its holder chooses the password and second factor of the operator.
CREATE TABLE operator_enrolment (
  token_hash  text PRIMARY KEY,
  operator_id uuid NOT NULL REFERENCES operator (id),
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz
);
CREATE INDEX operator_enrolment_operator ON operator_enrolment (operator_id);

-- Who changed which operator, and why; without `changed_by` the command line did.
CREATE TABLE operator_change (
  id          uuid PRIMARY KEY,
  operator_id uuid NOT NULL REFERENCES operator (id),
  action      text NOT NULL CONSTRAINT operator_change_action
    CHECK (action IN ('INVITED', 'ENROLLED', 'REINVITED', 'DISABLED', 'ENABLED', 'ROLES', 'SESSIONS_ENDED')),
  reason      text NOT NULL,
  changed_by  uuid,
  changed_at  timestamptz NOT NULL
);
CREATE INDEX operator_change_of_operator ON operator_change (operator_id, changed_at);
