-- What operators set for a vendor or game; null leaves it to the catalogue, or to the settings of the service.
ALTER TABLE vendor
  ADD COLUMN wallet text NOT NULL DEFAULT 'SEAMLESS' CONSTRAINT vendor_wallet CHECK (wallet IN ('SEAMLESS', 'TRANSFER')),
  ADD COLUMN currencies text[],
  ADD COLUMN max_bet bigint CONSTRAINT vendor_max_bet CHECK (max_bet > 0),
  ADD COLUMN time_budget_ms integer CONSTRAINT vendor_time_budget CHECK (time_budget_ms BETWEEN 200 AND 10000),
  ADD COLUMN launch_origin text,
  ADD COLUMN launch_path text,
  ADD COLUMN query_url text,
  ADD COLUMN transfer_url text,
  ADD COLUMN is_closed boolean NOT NULL DEFAULT false,
  ADD COLUMN set_hot boolean,
  ADD COLUMN set_order integer;

ALTER TABLE game
  ADD COLUMN is_closed boolean NOT NULL DEFAULT false,
  ADD COLUMN set_hot boolean,
  ADD COLUMN set_order integer,
  ADD COLUMN set_max_bet bigint CONSTRAINT game_set_max_bet CHECK (set_max_bet > 0);

-- Signing keys that operators keep, sealed.
CREATE TABLE vendor_key (
  vassalage  text NOT NULL REFERENCES vendor,
  key_id     text NOT NULL CONSTRAINT vendor_key_form CHECK (key_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  sealed     text NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (vassalage, key_id)
);

-- How far the history of a vendor with a transfer wallet has been read.
CREATE TABLE vendor_history (
  vassalage text PRIMARY KEY REFERENCES vendor,
  cursor    text NOT NULL,
  read_at   timestamptz NOT NULL
);

-- The last revision of a round that was read from a history.
CREATE TABLE history_round (
  vassalage text NOT NULL,
  round_id  text NOT NULL,
  member_id uuid NOT NULL,
  revision  integer NOT NULL,
  payout    bigint NOT NULL,
  CONSTRAINT history_round_once PRIMARY KEY (vassalage, round_id, member_id)
);

-- What a history lists and the platform cannot book; an operator looks at it.
CREATE TABLE history_refusal (
  id        uuid PRIMARY KEY,
  vassalage text NOT NULL,
  round_id  text NOT NULL,
  revision  integer NOT NULL,
  reason    text NOT NULL,
  round     jsonb NOT NULL,
  at        timestamptz NOT NULL,
  CONSTRAINT history_refusal_once UNIQUE (vassalage, round_id, revision)
);

-- Members whose play at a vendor has to end: kept until the vendor has answered.
CREATE TABLE vendor_kick (
  vassalage       text NOT NULL REFERENCES vendor,
  member_id       uuid NOT NULL,
  attempts        integer NOT NULL DEFAULT 0,
  asked_at        timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  CONSTRAINT vendor_kick_once PRIMARY KEY (vassalage, member_id)
);
