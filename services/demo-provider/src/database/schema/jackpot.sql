-- A pool of jackpots in one mode: what stands in it is its seed for each cycle, with what it was fed and without what it paid.
CREATE TABLE jackpot_pool (
  mode       text NOT NULL CHECK (mode IN ('REAL', 'PLAY')),
  tier       text NOT NULL,
  seed       bigint NOT NULL CHECK (seed > 0),
  amount     bigint NOT NULL CHECK (amount >= seed),
  fed        bigint NOT NULL DEFAULT 0,
  paid       bigint NOT NULL DEFAULT 0,
  cycle      integer NOT NULL DEFAULT 0,
  PRIMARY KEY (mode, tier),
  CONSTRAINT jackpot_pool_adds_up CHECK (amount = seed * (cycle + 1) + fed - paid)
);

-- From one award to the next. A pool that must drop has a secret seed, committed when the cycle begins, in clear when it ends.
CREATE TABLE jackpot_cycle (
  mode        text NOT NULL,
  tier        text NOT NULL,
  cycle       integer NOT NULL,
  commitment  text,
  sealed_seed text,
  server_seed text CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  begun_at    timestamptz NOT NULL,
  round_id    uuid,
  award       bigint CHECK (award > 0),
  awarded_at  timestamptz,
  PRIMARY KEY (mode, tier, cycle),
  FOREIGN KEY (mode, tier) REFERENCES jackpot_pool,
  CONSTRAINT jackpot_cycle_award_whole CHECK (num_nulls(round_id, award, awarded_at) IN (0, 3)),
  CONSTRAINT jackpot_cycle_secret CHECK (award IS NOT NULL OR server_seed IS NULL)
);

CREATE INDEX jackpot_cycle_awarded ON jackpot_cycle (mode, awarded_at DESC) WHERE award IS NOT NULL;

CREATE TABLE jackpot_day (
  mode text NOT NULL,
  tier text NOT NULL,
  day  date NOT NULL,
  fed  bigint NOT NULL,
  PRIMARY KEY (mode, tier, day)
);

-- Shares and awards of a round as its win states them to the platform.
ALTER TABLE round ADD COLUMN jackpots jsonb;

CREATE INDEX round_jackpots_owed ON round (id) WHERE jackpots IS NOT NULL AND state IN ('OUTCOME', 'WIN_SENT');
