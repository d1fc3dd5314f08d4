ALTER TABLE feedback
  ADD COLUMN answer text CONSTRAINT feedback_answer CHECK (answer IS NULL OR handled_by IS NOT NULL);

CREATE INDEX feedback_open ON feedback (merchant_code, sent_at, id) WHERE handled_at IS NULL;

CREATE INDEX feedback_handled ON feedback (merchant_code, handled_at DESC, id DESC) WHERE handled_at IS NOT NULL;
