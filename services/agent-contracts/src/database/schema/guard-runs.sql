-- A tree to which a run would pay more than its top earned is not paid until two operators release it.
ALTER TABLE settlement_run DROP CONSTRAINT settlement_run_status_check;
ALTER TABLE settlement_run ADD CONSTRAINT settlement_run_status
  CHECK (status IN ('OPEN', 'CALCULATED', 'FROZEN', 'PAYING', 'STOPPED', 'DONE'));
CREATE INDEX settlement_run_order ON settlement_run (type, period, to_at) WHERE status <> 'DONE';
CREATE TABLE run_stop (
  run_id      uuid NOT NULL REFERENCES settlement_run,
  root_id     uuid NOT NULL REFERENCES agent_node,
  gross       bigint NOT NULL,
  payable     bigint NOT NULL,
  stopped_at  timestamptz NOT NULL,
  released_at timestamptz,
  released_by text,
  CONSTRAINT run_stop_once PRIMARY KEY (run_id, root_id),
  CONSTRAINT run_stop_above_gross CHECK (payable > gross),
  CONSTRAINT run_stop_released CHECK ((released_at IS NULL) = (released_by IS NULL))
);
COMMENT ON COLUMN run_stop.gross IS 'what the top of the tree earned; 0 where its upline has no bill in the run';
COMMENT ON COLUMN run_stop.payable IS 'what the platform would credit to the tree';
INSERT INTO approval_policy (kind, valid_days) VALUES ('RUN_RELEASE', 7);

-- An adjustment takes back the lines of the bet that it refers to.
ALTER TABLE realtime_bet ADD COLUMN refers_to text;
ALTER TABLE realtime_line ADD COLUMN refers_to text;
COMMENT ON COLUMN realtime_line.refers_to IS 'the bet that an adjustment changes; NULL in a line of the bet itself';
CREATE INDEX realtime_line_of_bet ON realtime_line ((COALESCE(refers_to, source_key)));

-- A refused payment is asked for once more under a key of its own.
ALTER TABLE bill_payment ADD COLUMN retry_of text REFERENCES bill_payment,
  ADD CONSTRAINT bill_payment_retried_once UNIQUE (retry_of);
