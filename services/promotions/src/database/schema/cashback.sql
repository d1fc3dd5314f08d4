-- The row with vendor '' is the default of its game type.
CREATE TABLE cashback_rate (
  game_type text NOT NULL,
  vassalage text NOT NULL DEFAULT '',
  rate_ppm  integer NOT NULL CHECK (rate_ppm BETWEEN 0 AND 1000000),
  PRIMARY KEY (game_type, vassalage)
);

CREATE TABLE rebate_accrual (
  bet_id        text NOT NULL,
  adjustment_id text NOT NULL DEFAULT '',
  member_id     text NOT NULL,
  rate_ppm      integer NOT NULL,
  valid_bet     bigint NOT NULL,
  micro_amount  numeric(25) NOT NULL,
  accrued_at    timestamptz NOT NULL,
  CONSTRAINT rebate_accrual_once PRIMARY KEY (bet_id, adjustment_id)
);

CREATE TABLE rebate_pot (
  member_id    text NOT NULL,
  vassalage    text NOT NULL,
  game_type    text NOT NULL,
  day          date NOT NULL,
  valid_bet    bigint NOT NULL DEFAULT 0,
  micro_amount numeric(25) NOT NULL DEFAULT 0,
  claim_id     uuid,
  PRIMARY KEY (member_id, day, vassalage, game_type)
) WITH (fillfactor = 80);
COMMENT ON COLUMN rebate_pot.micro_amount IS 'millionths of a minor unit; truncated once, at the claim';
