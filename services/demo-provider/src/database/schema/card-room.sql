-- A hand of a card room: its row is the lock of its clock. The moves are all that is kept of the play; the cards are dealt again
-- from the sealed seed, so that a copy of the database shows no hand.
CREATE TABLE card_hand (
  id           uuid PRIMARY KEY,
  room_code    text NOT NULL,
  mode         text NOT NULL,
  currency     text NOT NULL,
  size         integer NOT NULL CHECK (size BETWEEN 2 AND 4),
  state        text NOT NULL CHECK (state IN ('WAITING', 'PLAYING', 'OVER', 'VOID')),
  commitment   text NOT NULL,
  sealed_seed  text,
  server_seed  text CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  -- Bets, then turns: when the clock acts.
  due_at       timestamptz NOT NULL,
  -- The seats in the order of play, by their ids, null for a house bot; and the seeds of the players, in this order.
  players      jsonb,
  client_seeds jsonb,
  moves        jsonb NOT NULL DEFAULT '[]',
  results      jsonb,
  created_at   timestamptz NOT NULL,
  over_at      timestamptz,
  CONSTRAINT card_hand_keeps_its_seed CHECK ((server_seed IS NULL) <> (sealed_seed IS NULL)),
  CONSTRAINT card_hand_revealed_at_the_end CHECK ((state IN ('OVER', 'VOID')) = (server_seed IS NOT NULL)),
  CONSTRAINT card_hand_dealt CHECK ((state IN ('PLAYING', 'OVER')) = (players IS NOT NULL AND client_seeds IS NOT NULL)),
  CONSTRAINT card_hand_decided CHECK ((state = 'OVER') = (results IS NOT NULL))
);
CREATE INDEX card_hand_due ON card_hand (due_at) WHERE state IN ('WAITING', 'PLAYING');
CREATE INDEX card_hand_open ON card_hand (room_code, mode, currency, size, created_at) WHERE state = 'WAITING';

-- A player's seat in a hand; its id is the transaction id of its stake at the platform.
CREATE TABLE card_seat (
  id                  uuid PRIMARY KEY,
  hand_id             uuid NOT NULL REFERENCES card_hand,
  place               integer NOT NULL,
  player_state_id     uuid NOT NULL REFERENCES player_state,
  join_id             uuid NOT NULL,
  platform_session_id text NOT NULL,
  client_seed         text NOT NULL,
  stake               bigint NOT NULL CHECK (stake > 0),
  state               text NOT NULL
    CHECK (state IN ('SENT', 'ACCEPTED', 'REFUSED', 'ROLLBACK', 'ROLLED_BACK', 'PAYING', 'CLOSED')),
  refusal             text,
  net                 bigint,
  payout              bigint,
  balance             text,
  created_at          timestamptz NOT NULL,
  attempts            integer NOT NULL DEFAULT 0,
  next_attempt_at     timestamptz NOT NULL,
  CONSTRAINT card_seat_place UNIQUE (hand_id, place),
  CONSTRAINT card_seat_player UNIQUE (hand_id, player_state_id),
  CONSTRAINT card_seat_join UNIQUE (player_state_id, join_id),
  CONSTRAINT card_seat_decided CHECK ((state IN ('PAYING', 'CLOSED')) = (payout IS NOT NULL AND net IS NOT NULL))
);
CREATE UNIQUE INDEX card_seat_one_at_a_time ON card_seat (player_state_id) WHERE state IN ('SENT', 'ACCEPTED', 'ROLLBACK');
CREATE INDEX card_seat_due ON card_seat (next_attempt_at) WHERE state IN ('SENT', 'ROLLBACK', 'PAYING');
CREATE INDEX card_seat_newest ON card_seat (player_state_id, created_at DESC);
