-- The answer to each request with an idempotency key; a repetition returns it.
CREATE TABLE idempotent_request (
  scope text NOT NULL,
  key uuid NOT NULL,
  request_hash bytea NOT NULL,
  refusal_code text,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);
