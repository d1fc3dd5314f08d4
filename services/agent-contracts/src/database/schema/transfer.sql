-- Who stopped an account: what an operator stops, the upline cannot let flow again.
ALTER TABLE agent_node
  ADD frozen_by      text CHECK (frozen_by IN ('UPLINE', 'OPERATOR')),
  ADD transfer_limit bigint CHECK (transfer_limit >= 0);
COMMENT ON COLUMN agent_node.transfer_limit IS 'what the agent may send to others in a day; null: the limit of the brand';
UPDATE agent_node SET frozen_by = 'OPERATOR' WHERE frozen_at IS NOT NULL;
ALTER TABLE agent_node ADD CONSTRAINT agent_node_frozen CHECK ((frozen_at IS NULL) = (frozen_by IS NULL));

-- Money between an agent and a member of the downline, or a member and the upline. The id is the key of the one posting.
CREATE TABLE agent_transfer (
  id           uuid PRIMARY KEY,
  from_id      uuid NOT NULL REFERENCES agent_node,
  to_id        uuid NOT NULL REFERENCES agent_node,
  direction    text NOT NULL CHECK (direction IN ('DOWN', 'UP')),
  amount       bigint NOT NULL CHECK (amount > 0),
  note         text,
  status       text NOT NULL CHECK (status IN ('REQUESTED', 'DONE', 'REFUSED')),
  day          date NOT NULL,
  requested_at timestamptz NOT NULL,
  settled_at   timestamptz,
  outcome      text,
  posting_id   text,
  CONSTRAINT agent_transfer_sides CHECK (from_id <> to_id),
  CONSTRAINT agent_transfer_settled CHECK ((status = 'REQUESTED') = (settled_at IS NULL))
);
CREATE INDEX agent_transfer_sent ON agent_transfer (from_id, day);
CREATE INDEX agent_transfer_received ON agent_transfer (to_id, requested_at);
CREATE INDEX agent_transfer_open ON agent_transfer (requested_at) WHERE status = 'REQUESTED';

ALTER TABLE member_money_day
  ADD transfer_in  bigint NOT NULL DEFAULT 0,
  ADD transfer_out bigint NOT NULL DEFAULT 0;
ALTER TABLE money_source DROP CONSTRAINT money_source_kind_check;
ALTER TABLE money_source ADD CONSTRAINT money_source_kind_check
  CHECK (kind IN ('DEPOSIT', 'WITHDRAWAL', 'REBATE', 'BONUS', 'SALARY', 'DIVIDEND', 'TRANSFER_IN', 'TRANSFER_OUT'));
