-- A draw moves from PENDING to DRAWN (a result is known) and SETTLED (every bet is paid by it), or to VOID. Scheduled,
-- open and closed are what its times say while it is PENDING.
ALTER TABLE draw
  ADD COLUMN state text NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'DRAWN', 'SETTLED', 'VOID')),
  ADD COLUMN version integer NOT NULL DEFAULT 0 CHECK (version >= 0),
  ADD COLUMN void_reason text CHECK ((state = 'VOID') = (void_reason IS NOT NULL)),
  ADD CONSTRAINT draw_has_result CHECK ((version > 0) OR state IN ('PENDING', 'VOID'));
CREATE INDEX draw_unfinished ON draw (draw_at) WHERE state IN ('PENDING', 'DRAWN');

-- Results are never changed: a correction is a further version.
CREATE TABLE draw_result (
  game_code  text NOT NULL,
  numero     text NOT NULL,
  version    integer NOT NULL CHECK (version > 0),
  result     jsonb NOT NULL,
  source     text NOT NULL CHECK (source IN ('OWN', 'FEED', 'OPERATORS')),
  entered_by text[] NOT NULL DEFAULT '{}',
  drawn_at   timestamptz NOT NULL,
  PRIMARY KEY (game_code, numero, version),
  FOREIGN KEY (game_code, numero) REFERENCES draw
);
CREATE INDEX draw_result_by_time ON draw_result (game_code, drawn_at DESC);

-- What an own draw is committed to before a bet is taken. The chain hash covers every earlier commitment of the game.
CREATE TABLE draw_commitment (
  game_code    text NOT NULL,
  numero       text NOT NULL,
  position     bigint NOT NULL CHECK (position > 0),
  commitment   bytea NOT NULL CHECK (length(commitment) = 32),
  chain        bytea NOT NULL CHECK (length(chain) = 32),
  seed         text NOT NULL,
  beacon_round bigint NOT NULL CHECK (beacon_round > 0),
  committed_at timestamptz NOT NULL,
  randomness   bytea CHECK (length(randomness) = 32),
  signature    bytea,
  revealed_at  timestamptz,
  PRIMARY KEY (game_code, numero),
  FOREIGN KEY (game_code, numero) REFERENCES draw,
  CONSTRAINT draw_commitment_position UNIQUE (game_code, position),
  CHECK ((randomness IS NULL) = (signature IS NULL)),
  CHECK (randomness IS NULL OR revealed_at IS NOT NULL)
);

-- What one operator, or one feed, says the result is. A second one that says the same makes it the result.
CREATE TABLE result_proposal (
  game_code   text NOT NULL,
  numero      text NOT NULL,
  version     integer NOT NULL,
  proposed_by text NOT NULL,
  source      text NOT NULL CHECK (source IN ('FEED', 'OPERATORS')),
  result      jsonb NOT NULL,
  proposed_at timestamptz NOT NULL,
  PRIMARY KEY (game_code, numero, version, source, proposed_by),
  FOREIGN KEY (game_code, numero) REFERENCES draw
);
