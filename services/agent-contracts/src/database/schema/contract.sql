CREATE TABLE contract (
  id              uuid PRIMARY KEY,
  type            text NOT NULL CHECK (type IN ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  party_id        uuid NOT NULL REFERENCES agent_node,
  counterparty_id uuid REFERENCES agent_node,
  period          text NOT NULL CHECK (period IN ('D', 'W', 'H', 'M', 'T', 'N')),
  payer           text NOT NULL CHECK (payer IN ('PLATFORM_ALL', 'UPLINE_CHAIN')),
  carry_rule      text NOT NULL CHECK (carry_rule IN ('NONE', 'PREV', 'MONTH', 'FOREVER')),
  tiers           jsonb NOT NULL CHECK (jsonb_typeof(tiers) = 'array' AND jsonb_array_length(tiers) > 0),
  status          text NOT NULL,
  version         integer NOT NULL DEFAULT 1,
  previous_id     uuid REFERENCES contract,
  initiator_id    uuid REFERENCES agent_node,
  effective_from  timestamptz,
  effective_to    timestamptz,
  signed_at       timestamptz,
  end_reason      text,
  expires_at      timestamptz NOT NULL,
  created_at      timestamptz NOT NULL,
  CONSTRAINT contract_interval CHECK (effective_to IS NULL OR effective_to >= effective_from),
  CONSTRAINT contract_signed CHECK ((signed_at IS NULL) = (effective_from IS NULL)),
  CONSTRAINT contract_sides CHECK (party_id <> counterparty_id)
);
COMMENT ON COLUMN contract.counterparty_id IS 'the upline who pays; null: the platform';
COMMENT ON COLUMN contract.initiator_id IS 'who asked for it; null: the platform';
-- A renewal can wait for its signature while the old contract earns.
CREATE UNIQUE INDEX contract_in_force ON contract (party_id, type) WHERE status IN ('ACTIVE', 'TERMINATING');
CREATE UNIQUE INDEX contract_pending ON contract (party_id, type) WHERE status = 'PENDING_SIGN';
CREATE INDEX contract_by_time ON contract (type, effective_from) WHERE signed_at IS NOT NULL;
CREATE INDEX contract_below ON contract (counterparty_id, type);
CREATE INDEX contract_expiry ON contract (expires_at) WHERE status = 'PENDING_SIGN';

-- Every move of a contract, who made it and which contract caused it.
CREATE TABLE contract_event (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id uuid NOT NULL REFERENCES contract,
  action      text NOT NULL,
  actor_kind  text NOT NULL CHECK (actor_kind IN ('MEMBER', 'OPERATOR', 'SYSTEM')),
  actor_id    text,
  from_status text,
  to_status   text NOT NULL,
  cause_id    uuid REFERENCES contract,
  at          timestamptz NOT NULL
);
CREATE INDEX contract_event_of ON contract_event (contract_id, id);

-- The other side's answer is awaited: who asked for the end of a contract.
CREATE TABLE termination_request (
  contract_id  uuid PRIMARY KEY REFERENCES contract,
  initiator_id uuid REFERENCES agent_node,
  asked_at     timestamptz NOT NULL
);
