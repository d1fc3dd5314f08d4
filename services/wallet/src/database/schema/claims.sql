-- What a member owes to another one by a contract: the wallet collects it out of the debtor's own money, in parts if need be.
CREATE TABLE claim (
  id          uuid PRIMARY KEY,
  caller      text COLLATE "C" NOT NULL,
  external_id text COLLATE "C" NOT NULL,
  debtor_id   uuid NOT NULL,
  creditor_id uuid NOT NULL,
  amount      bigint NOT NULL CHECK (amount > 0),
  -- Taken from the debtor.
  paid        bigint NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND amount),
  parts       integer NOT NULL DEFAULT 0,
  note        text NOT NULL,
  opened_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  closed_at   timestamptz,
  CONSTRAINT claim_once UNIQUE (caller, external_id),
  CONSTRAINT claim_between_two CHECK (debtor_id <> creditor_id)
);
CREATE INDEX claim_open ON claim (debtor_id, opened_at, id) WHERE closed_at IS NULL;
CREATE INDEX claim_of_debtor ON claim (debtor_id, opened_at);
CREATE INDEX claim_of_creditor ON claim (creditor_id, opened_at);

-- A part, by the id of its posting out of the debtor's account. Until it is credited, its money lies on account 2800.
CREATE TABLE claim_payment (
  id          uuid PRIMARY KEY,
  claim_id    uuid NOT NULL REFERENCES claim,
  amount      bigint NOT NULL CHECK (amount > 0),
  taken_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
  credited_at timestamptz
);
CREATE INDEX claim_payment_of ON claim_payment (claim_id);
CREATE INDEX claim_payment_due ON claim_payment (taken_at) WHERE credited_at IS NULL;

-- The rest of the open claims on the member.
ALTER TABLE player_account
  ADD COLUMN claimed bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT player_account_claimed CHECK (claimed >= 0);
