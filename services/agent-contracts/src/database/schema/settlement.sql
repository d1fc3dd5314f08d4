CREATE TABLE settlement_run (
  id            uuid PRIMARY KEY,
  type          text NOT NULL CHECK (type IN ('DIVIDEND', 'DAILY', 'HOURLY')),
  period        text NOT NULL,
  period_key    text NOT NULL,
  from_at       timestamptz NOT NULL,
  to_at         timestamptz NOT NULL,
  from_day      date NOT NULL,
  to_day        date NOT NULL,
  status        text NOT NULL CHECK (status IN ('OPEN', 'CALCULATED', 'FROZEN', 'PAYING', 'DONE')),
  watermark     timestamptz,
  held          boolean NOT NULL DEFAULT false,
  opened_at     timestamptz NOT NULL,
  calculated_at timestamptz,
  frozen_at     timestamptz,
  done_at       timestamptz,
  approved_by   text,
  CONSTRAINT settlement_run_once UNIQUE (type, period_key)
);
COMMENT ON COLUMN settlement_run.held IS 'an operator stopped it; it continues where it stood';
CREATE INDEX settlement_run_open ON settlement_run (opened_at) WHERE status <> 'DONE';

CREATE TABLE bill (
  id             uuid PRIMARY KEY,
  run_id         uuid NOT NULL REFERENCES settlement_run,
  contract_id    uuid NOT NULL REFERENCES contract,
  agent_id       uuid NOT NULL REFERENCES agent_node,
  upline_id      uuid REFERENCES agent_node,
  type           text NOT NULL,
  period_key     text NOT NULL,
  payer          text NOT NULL,
  base           bigint NOT NULL,
  team_bet       bigint NOT NULL,
  active_members integer NOT NULL,
  carry_in       bigint NOT NULL CHECK (carry_in <= 0),
  carry_out      bigint NOT NULL CHECK (carry_out <= 0),
  shortfall_in   bigint NOT NULL CHECK (shortfall_in <= 0),
  shortfall_out  bigint NOT NULL CHECK (shortfall_out <= 0),
  tier_number    integer NOT NULL,
  rate_ppm       integer NOT NULL,
  gross          bigint NOT NULL CHECK (gross >= 0),
  lower_total    bigint NOT NULL,
  net            bigint NOT NULL,
  payable        bigint NOT NULL CHECK (payable >= 0),
  paid           bigint NOT NULL DEFAULT 0,
  status         text NOT NULL
    CHECK (status IN ('CALCULATED', 'NOT_REACHED', 'DENIED', 'READY', 'PART_PAID', 'INSUFFICIENT', 'PAID')),
  CONSTRAINT bill_once UNIQUE (type, agent_id, period_key),
  CONSTRAINT bill_net CHECK (net = gross - lower_total)
);
CREATE INDEX bill_of_run ON bill (run_id, agent_id);
CREATE INDEX bill_of_agent ON bill (agent_id, type, period_key);

-- A credit of the platform for a bill, in the order of its numbers. The key makes it one posting.
CREATE TABLE bill_payment (
  credit_key   text PRIMARY KEY,
  bill_id      uuid NOT NULL REFERENCES bill,
  agent_id     uuid NOT NULL,
  amount       bigint NOT NULL CHECK (amount > 0),
  status       text NOT NULL CHECK (status IN ('PLANNED', 'REQUESTED', 'PAID', 'REFUSED')),
  requested_at timestamptz,
  settled_at   timestamptz,
  posting_id   text,
  outcome      text
);
CREATE INDEX bill_payment_of ON bill_payment (bill_id);
CREATE INDEX bill_payment_open ON bill_payment (bill_id) WHERE status IN ('PLANNED', 'REQUESTED');

-- What an upline owes to a downline for a bill of the downline.
CREATE TABLE agent_debt (
  id           uuid PRIMARY KEY,
  debtor_id    uuid NOT NULL REFERENCES agent_node,
  creditor_id  uuid NOT NULL REFERENCES agent_node,
  bill_id      uuid NOT NULL REFERENCES bill,
  amount       bigint NOT NULL CHECK (amount > 0),
  paid         bigint NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND amount),
  parts        integer NOT NULL DEFAULT 0,
  next_amount  bigint CHECK (next_amount > 0),
  opened_at    timestamptz NOT NULL,
  settled_at   timestamptz,
  CONSTRAINT agent_debt_once UNIQUE (bill_id)
);
COMMENT ON COLUMN agent_debt.next_amount IS 'the part that is being transferred under the key of its number';
CREATE INDEX agent_debt_open ON agent_debt (debtor_id, opened_at) WHERE settled_at IS NULL;

-- A correction of a bill that is closed: one operator proposes it, another decides.
CREATE TABLE bill_adjustment (
  id          uuid PRIMARY KEY,
  bill_id     uuid NOT NULL REFERENCES bill,
  amount      bigint NOT NULL CHECK (amount > 0),
  reason      text NOT NULL,
  proposed_by text NOT NULL,
  proposed_at timestamptz NOT NULL,
  status      text NOT NULL CHECK (status IN ('PROPOSED', 'APPROVED', 'REFUSED')),
  decided_by  text,
  decided_at  timestamptz,
  CONSTRAINT bill_adjustment_two_persons CHECK (decided_by <> proposed_by)
);
CREATE INDEX bill_adjustment_of ON bill_adjustment (bill_id);

-- A bet whose real-time salaries are to be computed.
CREATE TABLE realtime_bet (
  source_key text PRIMARY KEY,
  settled_at timestamptz NOT NULL
);
-- What a bet brought an agent. Lines without a batch are paid with the next one.
CREATE TABLE realtime_line (
  source_key text NOT NULL,
  agent_id   uuid NOT NULL REFERENCES agent_node,
  member_id  uuid NOT NULL,
  settled_at timestamptz NOT NULL,
  valid_bet  bigint NOT NULL,
  rate_ppm   integer NOT NULL,
  amount     bigint NOT NULL,
  batch_id   uuid,
  CONSTRAINT realtime_line_once PRIMARY KEY (agent_id, source_key)
);
CREATE INDEX realtime_line_open ON realtime_line (agent_id) WHERE batch_id IS NULL;
CREATE INDEX realtime_line_by_time ON realtime_line (agent_id, settled_at);
CREATE TABLE realtime_batch (
  id         uuid PRIMARY KEY,
  agent_id   uuid NOT NULL REFERENCES agent_node,
  amount     bigint NOT NULL CHECK (amount > 0),
  lines      integer NOT NULL,
  status     text NOT NULL CHECK (status IN ('REQUESTED', 'PAID', 'REFUSED')),
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX realtime_batch_of ON realtime_batch (agent_id, created_at);
-- The rate of a day, chosen by what the team did the day before, so that no payment is corrected later.
CREATE TABLE realtime_rate (
  contract_id uuid NOT NULL REFERENCES contract,
  day         date NOT NULL,
  tier_number integer NOT NULL,
  rate_ppm    integer NOT NULL,
  CONSTRAINT realtime_rate_once PRIMARY KEY (contract_id, day)
);
