-- Who did what, and what came of it. The triggers of keep_security_log make it append-only.
CREATE TABLE security_log (
  id         uuid PRIMARY KEY,
  at         timestamptz NOT NULL,
  actor      text NOT NULL CONSTRAINT security_log_actor CHECK (actor IN ('guest', 'member', 'operator')),
  actor_id   uuid,
  subject_id uuid,
  call       text NOT NULL,
  outcome    text NOT NULL,
  ip_sealed  text NOT NULL,
  agent      text NOT NULL
);
CREATE INDEX security_log_subject ON security_log (subject_id, at);
CREATE INDEX security_log_actor_id ON security_log (actor_id, at);
CREATE INDEX security_log_at ON security_log (at);
