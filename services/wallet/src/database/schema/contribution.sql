-- How much of a valid bet counts towards the requirement of a bonus: of its game, else of its type, else the default.
CREATE TABLE contribution (
  scope      text NOT NULL CHECK (scope IN ('GAME', 'TYPE', 'DEFAULT')),
  key        text COLLATE "C" NOT NULL,
  ppm        integer NOT NULL CHECK (ppm BETWEEN 0 AND 1000000),
  version    integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT contribution_once PRIMARY KEY (scope, key),
  CONSTRAINT contribution_default CHECK ((scope = 'DEFAULT') = (key = ''))
);
INSERT INTO contribution (scope, key, ppm) VALUES
  ('DEFAULT', '', 1000000),
  ('TYPE', 'RNG', 1000000), ('TYPE', 'FISH', 1000000), ('TYPE', 'SPORTS', 1000000), ('TYPE', 'ESPORTS', 1000000),
  ('TYPE', 'LIVE', 500000), ('TYPE', 'PVP', 500000), ('TYPE', 'COCK_FIGHT', 500000), ('TYPE', 'LOTT', 500000), ('TYPE', 'ELOTT', 500000),
  ('TYPE', 'JACKPOT', 0);

-- What operators changed: `after` is NULL where a game follows its type again.
CREATE TABLE contribution_change (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  scope      text NOT NULL,
  key        text COLLATE "C" NOT NULL,
  before     integer,
  after      integer,
  reason     text NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- A bet with a larger stake counts nothing towards the bonus.
ALTER TABLE rollover ADD COLUMN max_bet bigint CHECK (max_bet > 0);

-- `lowered`: what differences took off the valid bet since.
ALTER TABLE rollover_progress
  ADD COLUMN stake   bigint NOT NULL DEFAULT 0,
  ADD COLUMN lowered bigint NOT NULL DEFAULT 0;

-- What a bet has counted towards a requirement, and what of it was counted back.
CREATE TABLE rollover_use (
  source_key   text COLLATE "C" NOT NULL,
  rollover_id  uuid NOT NULL REFERENCES rollover,
  amount       bigint NOT NULL CHECK (amount > 0),
  counted_back bigint NOT NULL DEFAULT 0 CHECK (counted_back BETWEEN 0 AND amount),
  CONSTRAINT rollover_use_once PRIMARY KEY (source_key, rollover_id)
);
CREATE INDEX rollover_use_of ON rollover_use (rollover_id);

-- Their parameters have changed.
DROP FUNCTION IF EXISTS count_settled_bet(text, text, uuid, text, bigint, bigint, bigint, text, timestamptz, timestamptz);
DROP FUNCTION IF EXISTS credit_bonus(text, text, uuid, book, bigint, bytea, text, bytea, numeric, integer, bigint, text[]);
