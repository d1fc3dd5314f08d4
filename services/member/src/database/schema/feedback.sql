CREATE TABLE feedback (
  id            uuid PRIMARY KEY,
  merchant_code text NOT NULL REFERENCES brand (merchant_code),
  member_id     uuid,
  content       text NOT NULL,
  images        text[] NOT NULL CONSTRAINT feedback_images CHECK (cardinality(images) <= 3),
  client_ip     inet NOT NULL,
  sent_at       timestamptz NOT NULL,
  handled_at    timestamptz,
  handled_by    uuid
);

CREATE INDEX feedback_by_time ON feedback (merchant_code, sent_at DESC, id DESC);
