-- A round of red rain. Budget and stock are taken before the credit is asked for.
CREATE TABLE red_round (
  id           uuid PRIMARY KEY,
  promotion_id uuid NOT NULL REFERENCES promotion,
  starts_at    timestamptz NOT NULL,
  ends_at      timestamptz NOT NULL,
  budget       bigint NOT NULL CHECK (budget >= 0),
  budget_left  bigint NOT NULL CHECK (budget_left BETWEEN 0 AND budget),
  stock        integer NOT NULL CHECK (stock >= 0),
  stock_left   integer NOT NULL CHECK (stock_left BETWEEN 0 AND stock),
  CONSTRAINT red_round_once UNIQUE (promotion_id, starts_at),
  CONSTRAINT red_round_ends_after_start CHECK (ends_at > starts_at)
);
CREATE TABLE red_grab (
  round_id     uuid NOT NULL REFERENCES red_round,
  member_id    uuid NOT NULL,
  address_hash bytea NOT NULL,
  amount       bigint NOT NULL CHECK (amount > 0),
  grabbed_at   timestamptz NOT NULL,
  PRIMARY KEY (round_id, member_id),
  CONSTRAINT red_grab_address UNIQUE (round_id, address_hash)
);

-- The seed of a day's draws is committed before the first draw, and published when the day is over.
CREATE TABLE raffle_seed (
  promotion_id uuid NOT NULL REFERENCES promotion,
  day          date NOT NULL,
  seed         bytea NOT NULL,
  commitment   bytea NOT NULL,
  draws        integer NOT NULL DEFAULT 0,
  PRIMARY KEY (promotion_id, day)
);
CREATE TABLE raffle_draw (
  id           uuid PRIMARY KEY,
  promotion_id uuid NOT NULL,
  day          date NOT NULL,
  nonce        integer NOT NULL,
  member_id    uuid NOT NULL,
  ticket       integer NOT NULL,
  client_seed  text NOT NULL,
  roll         bigint NOT NULL,
  weight_sum   bigint NOT NULL,
  definition   integer NOT NULL,
  prize_id     text NOT NULL,
  amount       bigint NOT NULL CHECK (amount >= 0),
  drawn_at     timestamptz NOT NULL,
  CONSTRAINT raffle_draw_nonce UNIQUE (promotion_id, day, nonce),
  CONSTRAINT raffle_draw_ticket UNIQUE (promotion_id, day, member_id, ticket),
  FOREIGN KEY (promotion_id, day) REFERENCES raffle_seed
);
COMMENT ON COLUMN raffle_draw.definition IS 'version of the promotion whose weights were used';
CREATE INDEX raffle_draw_of_member ON raffle_draw (member_id, drawn_at DESC);
CREATE TABLE raffle_stock (
  promotion_id uuid NOT NULL,
  day          date NOT NULL,
  prize_id     text NOT NULL,
  given        integer NOT NULL DEFAULT 0,
  PRIMARY KEY (promotion_id, day, prize_id)
);

-- The final standing of a board; written once, when the board is over.
CREATE TABLE leaderboard_result (
  promotion_id uuid NOT NULL REFERENCES promotion,
  member_id    uuid NOT NULL,
  place        integer NOT NULL CHECK (place >= 1),
  score        bigint NOT NULL,
  reached_at   timestamptz NOT NULL,
  reward       bigint NOT NULL CHECK (reward >= 0),
  PRIMARY KEY (promotion_id, member_id),
  CONSTRAINT leaderboard_place UNIQUE (promotion_id, place)
);
CREATE TABLE leaderboard_end (
  promotion_id uuid PRIMARY KEY REFERENCES promotion,
  frozen_at    timestamptz NOT NULL
);
