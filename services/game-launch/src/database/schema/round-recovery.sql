-- The session of a bet or win, so that a bet left pending can be checked again before it reaches the wallet.
ALTER TABLE provider_transaction ADD COLUMN session_id uuid;

-- Largest stake of one bet; no limit if null.
ALTER TABLE game ADD COLUMN max_bet bigint CONSTRAINT game_max_bet CHECK (max_bet > 0);

-- How a vendor's settled bets count as turnover; a vendor without a row has the defaults of valid-bet.rules.ts.
CREATE TABLE valid_bet_setting (
  vassalage         text PRIMARY KEY REFERENCES vendor,
  minimum_odds      bigint NOT NULL CONSTRAINT valid_bet_odds CHECK (minimum_odds >= 0),
  maximum_cover_ppm integer NOT NULL CONSTRAINT valid_bet_cover CHECK (maximum_cover_ppm BETWEEN 0 AND 1000000),
  both_sides_mode   text NOT NULL CONSTRAINT valid_bet_both_sides CHECK (both_sides_mode IN ('NET', 'ZERO')),
  sports_mode       text NOT NULL CONSTRAINT valid_bet_sports CHECK (sports_mode IN ('RESULT', 'AT_RISK'))
);

-- What the provider answered about a round that stays open.
CREATE TABLE round_query (
  bet_id      uuid PRIMARY KEY REFERENCES game_round,
  attempts    integer NOT NULL,
  asked_at    timestamptz NOT NULL,
  next_ask_at timestamptz NOT NULL,
  outcome     text NOT NULL
    CONSTRAINT round_query_outcome CHECK (outcome IN ('OPEN', 'CLOSED', 'CANCELLED', 'MISMATCH', 'UNREACHABLE', 'FAILED')),
  answer      jsonb
);

-- Changes of a settled round, in the order in which they were published.
CREATE TABLE round_adjustment (
  bet_id      uuid NOT NULL REFERENCES game_round,
  revision    integer NOT NULL CONSTRAINT round_adjustment_revision CHECK (revision > 0),
  stake       bigint NOT NULL,
  payout      bigint NOT NULL,
  valid_bet   bigint NOT NULL,
  reason      text NOT NULL CONSTRAINT round_adjustment_reason CHECK (reason IN ('LATE_WIN', 'ROLLBACK')),
  adjusted_at timestamptz NOT NULL,
  PRIMARY KEY (bet_id, revision)
);

CREATE INDEX round_adjustment_order ON round_adjustment (adjusted_at, bet_id, revision);

CREATE INDEX game_round_settled_order ON game_round (settled_at, id) WHERE mode = 'REAL' AND settled_at IS NOT NULL;
