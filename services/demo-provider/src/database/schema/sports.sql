-- A day of matches of a league. The commitment is public from the start, the seed with the results.
CREATE TABLE match_day (
  league       text NOT NULL,
  day          integer NOT NULL,
  server_seed  text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  commitment   text NOT NULL,
  kicks_off_at timestamptz NOT NULL,
  ends_at      timestamptz NOT NULL,
  courses      jsonb,
  PRIMARY KEY (league, day)
);
CREATE INDEX match_day_due ON match_day (kicks_off_at) WHERE courses IS NULL;

-- A single bet or a parlay; its id is that of the round at the platform.
CREATE TABLE sports_bet (
  id                  uuid PRIMARY KEY,
  player_state_id     uuid NOT NULL REFERENCES player_state,
  bet_id              uuid NOT NULL,
  platform_session_id text NOT NULL,
  stake               bigint NOT NULL CHECK (stake > 0),
  odds_type           text NOT NULL CHECK (odds_type IN ('DEC', 'HK', 'MY', 'ID')),
  state               text NOT NULL CHECK (state IN ('SENT', 'ACCEPTED', 'REFUSED', 'PAYING', 'CLOSED', 'ROLLBACK', 'ROLLED_BACK')),
  refusal             text,
  total_win           bigint,
  balance             text,
  placed_at           timestamptz NOT NULL,
  -- When the last of its matches ends.
  decided_at          timestamptz NOT NULL,
  attempts            integer NOT NULL DEFAULT 0,
  next_attempt_at     timestamptz NOT NULL,
  CONSTRAINT sports_bet_once UNIQUE (player_state_id, bet_id),
  CONSTRAINT sports_bet_decided CHECK (state NOT IN ('PAYING', 'CLOSED') OR total_win >= 0)
);
CREATE INDEX sports_bet_due ON sports_bet (next_attempt_at) WHERE state IN ('SENT', 'ACCEPTED', 'PAYING', 'ROLLBACK');
CREATE INDEX sports_bet_newest ON sports_bet (player_state_id, id DESC);

CREATE TABLE sports_leg (
  bet_id uuid NOT NULL REFERENCES sports_bet,
  place  integer NOT NULL,
  league text NOT NULL,
  day    integer NOT NULL,
  match  integer NOT NULL,
  market text NOT NULL CHECK (market IN ('1x2', 'win', 'ah', 'ou', 'fight')),
  -- Quarters of a point.
  line   integer NOT NULL,
  pick   text NOT NULL CHECK (pick IN ('home', 'draw', 'away', 'over', 'under')),
  -- Decimal odds in hundredths.
  odds   integer NOT NULL CHECK (odds > 100),
  PRIMARY KEY (bet_id, place),
  CONSTRAINT sports_leg_match_once UNIQUE (bet_id, league, day, match),
  FOREIGN KEY (league, day) REFERENCES match_day
);
