-- A live table: its row is the lock of its clock. It deals while a page watches it.
CREATE TABLE live_table (
  code          text PRIMARY KEY,
  watched_until timestamptz NOT NULL
);

-- A shoe, or a series of rounds where no cards are drawn. The commitment is public from the start, the seed at the end.
CREATE TABLE table_shoe (
  table_code  text NOT NULL REFERENCES live_table,
  ordinal     integer NOT NULL,
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  commitment  text NOT NULL,
  opened_at   timestamptz NOT NULL,
  revealed_at timestamptz,
  PRIMARY KEY (table_code, ordinal)
);

CREATE TABLE table_round (
  id           uuid PRIMARY KEY,
  table_code   text NOT NULL,
  shoe_ordinal integer NOT NULL,
  number       integer NOT NULL CHECK (number > 0),
  -- Cards of the shoe that were gone before the round.
  position     integer NOT NULL,
  state        text NOT NULL CHECK (state IN ('BETTING', 'CLOSED', 'DEALT')),
  opens_at     timestamptz NOT NULL,
  closes_at    timestamptz NOT NULL,
  dealt_at     timestamptz,
  -- When the next round may open.
  ends_at      timestamptz,
  deal         jsonb,
  result       text,
  next_position integer,
  CONSTRAINT table_round_once UNIQUE (table_code, shoe_ordinal, number),
  CONSTRAINT table_round_dealt CHECK ((state = 'DEALT') = (deal IS NOT NULL AND result IS NOT NULL AND dealt_at IS NOT NULL)),
  FOREIGN KEY (table_code, shoe_ordinal) REFERENCES table_shoe
);
CREATE UNIQUE INDEX table_round_open_once ON table_round (table_code) WHERE state <> 'DEALT';

-- A player's part of a round.
CREATE TABLE table_seat (
  id              uuid PRIMARY KEY,
  round_id        uuid NOT NULL REFERENCES table_round,
  player_state_id uuid NOT NULL REFERENCES player_state,
  state           text NOT NULL CHECK (state IN ('OPEN', 'PAYING', 'CLOSED', 'VOID')),
  total_win       bigint,
  balance         text,
  created_at      timestamptz NOT NULL,
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  CONSTRAINT table_seat_once UNIQUE (round_id, player_state_id),
  CONSTRAINT table_seat_decided CHECK (state NOT IN ('PAYING', 'CLOSED') OR total_win >= 0)
);
CREATE INDEX table_seat_due ON table_seat (next_attempt_at) WHERE state IN ('OPEN', 'PAYING');
CREATE INDEX table_seat_newest ON table_seat (player_state_id, id DESC);

-- One bet; its id is the transaction id at the platform.
CREATE TABLE table_bet (
  id                  uuid PRIMARY KEY,
  seat_id             uuid NOT NULL REFERENCES table_seat,
  slip_id             uuid NOT NULL,
  place               integer NOT NULL,
  platform_session_id text NOT NULL,
  spot                text NOT NULL,
  stake               bigint NOT NULL CHECK (stake > 0),
  state               text NOT NULL CHECK (state IN ('SENT', 'ACCEPTED', 'REFUSED', 'ROLLBACK', 'ROLLED_BACK')),
  refusal             text,
  placed_at           timestamptz NOT NULL,
  CONSTRAINT table_bet_once UNIQUE (seat_id, slip_id, place)
);
