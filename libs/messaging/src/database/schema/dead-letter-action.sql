-- Who redrove or discarded which dead letter, and why. Rows are only added.
CREATE TABLE dead_letter_action (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  consumer    text NOT NULL,
  event_id    text NOT NULL,
  type        text NOT NULL,
  key         text NOT NULL,
  action      text NOT NULL CONSTRAINT dead_letter_action_kind CHECK (action IN ('REDRIVE', 'DISCARD')),
  operator_id text NOT NULL,
  reason      text NOT NULL,
  acted_at    timestamptz NOT NULL DEFAULT now()
);
