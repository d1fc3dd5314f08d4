-- Pots are a function of their sources. The old projection is dropped: a replay of the owners' bets fills the new one.
DROP TABLE rebate_pot, rebate_accrual, cashback_rate;

-- The history of rates; a row is added, never changed, so that a replay uses the rate of each bet's own time.
CREATE TABLE cashback_rate (
  category      text NOT NULL,
  vassalage     text NOT NULL DEFAULT '',
  merchant_code text NOT NULL DEFAULT '',
  valid_from    timestamptz NOT NULL,
  rate_ppm      integer NOT NULL CHECK (rate_ppm BETWEEN 0 AND 1000000),
  changed_by    uuid,
  changed_at    timestamptz NOT NULL,
  CONSTRAINT cashback_rate_once PRIMARY KEY (category, vassalage, merchant_code, valid_from)
);
COMMENT ON COLUMN cashback_rate.vassalage IS 'empty: every vendor without a rate of its own';
COMMENT ON COLUMN cashback_rate.merchant_code IS 'empty: every brand without a rate of its own';
COMMENT ON COLUMN cashback_rate.changed_by IS 'the operator; null for the rates that the service starts with';

-- Every bet and adjustment that has been counted: inserted first, and what is here already is skipped.
CREATE TABLE cashback_source (
  source_key   text NOT NULL,
  settled_at   timestamptz NOT NULL,
  member_id    uuid NOT NULL,
  day          date NOT NULL,
  vassalage    text NOT NULL,
  category     text NOT NULL,
  rate_ppm     integer NOT NULL,
  valid_bet    bigint NOT NULL,
  micro_amount numeric(25) NOT NULL,
  CONSTRAINT cashback_source_once PRIMARY KEY (source_key, settled_at)
) PARTITION BY RANGE (settled_at);
CREATE TABLE cashback_source_other PARTITION OF cashback_source DEFAULT;

-- What the bets of a day have accrued, claimed or not. The open pot of a key is this, less its closed pots.
CREATE TABLE cashback_accrual (
  member_id    uuid NOT NULL,
  day          date NOT NULL,
  vassalage    text NOT NULL,
  category     text NOT NULL,
  valid_bet    bigint NOT NULL,
  micro_amount numeric(25) NOT NULL,
  sources      integer NOT NULL,
  PRIMARY KEY (member_id, day, vassalage, category)
) WITH (fillfactor = 80);
COMMENT ON COLUMN cashback_accrual.micro_amount IS 'millionths of a minor unit; truncated once per pot, at the claim';

CREATE TABLE cashback_claim (
  id           uuid PRIMARY KEY,
  member_id    uuid NOT NULL,
  amount       bigint NOT NULL CHECK (amount > 0),
  status       text NOT NULL CHECK (status IN ('REQUESTED', 'CREDITED', 'REFUSED')),
  reason       text,
  requested_at timestamptz NOT NULL,
  decided_at   timestamptz,
  CONSTRAINT cashback_claim_decided CHECK ((status = 'REQUESTED') = (decided_at IS NULL))
);
CREATE INDEX cashback_claim_history ON cashback_claim (member_id, requested_at DESC);

-- A pot that a claim has closed, and what it paid; the pots of a refused claim count as open again.
CREATE TABLE cashback_pot (
  member_id    uuid NOT NULL,
  day          date NOT NULL,
  vassalage    text NOT NULL,
  category     text NOT NULL,
  sequence     integer NOT NULL CHECK (sequence >= 1),
  claim_id     uuid NOT NULL REFERENCES cashback_claim,
  valid_bet    bigint NOT NULL,
  micro_amount numeric(25) NOT NULL CHECK (micro_amount > 0 AND micro_amount % 1000000 = 0),
  sources      integer NOT NULL,
  PRIMARY KEY (member_id, day, vassalage, category, sequence)
);
CREATE INDEX cashback_pot_of_claim ON cashback_pot (claim_id);
COMMENT ON COLUMN cashback_pot.micro_amount IS 'what was paid, whole minor units; the rest stays in the next pot';
