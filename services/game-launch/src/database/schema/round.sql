CREATE TABLE game_round (
  id               uuid PRIMARY KEY,
  vassalage        text NOT NULL,
  round_id         text NOT NULL,
  member_id        uuid NOT NULL,
  game_id          text NOT NULL,
  game_type        text NOT NULL,
  mode             text NOT NULL CHECK (mode IN ('REAL', 'PLAY')),
  currency         text NOT NULL,
  status           text NOT NULL CHECK (status IN ('OPEN', 'SETTLED', 'VOID')),
  stake            bigint NOT NULL CHECK (stake >= 0),
  payout           bigint NOT NULL CHECK (payout >= 0),
  valid_bet        bigint NOT NULL CHECK (valid_bet BETWEEN 0 AND stake),
  exclusion_reason text,
  bets             integer NOT NULL CHECK (bets >= 0),
  settlement            jsonb NOT NULL,
  placed_at        timestamptz NOT NULL,
  settled_at       timestamptz,
  CONSTRAINT game_round_once UNIQUE (vassalage, round_id),
  CONSTRAINT game_round_settled CHECK (status <> 'SETTLED' OR settled_at IS NOT NULL)
) WITH (fillfactor = 85);

CREATE INDEX game_round_member ON game_round (member_id, placed_at DESC, id DESC);

CREATE INDEX game_round_open ON game_round (placed_at) WHERE status = 'OPEN';

-- One row per bet or win that a provider has ever named. A rollback updates the row of its bet, so that the two serialise.
CREATE TABLE provider_transaction (
  vassalage       text NOT NULL,
  transaction_id  text NOT NULL,
  kind            text NOT NULL CHECK (kind IN ('BET', 'WIN')),
  status          text NOT NULL
    CHECK (status IN ('PENDING', 'DONE', 'REFUSED', 'ROLLBACK_PENDING', 'ROLLED_BACK')),
  request_hash    bytea,
  member_id       uuid NOT NULL,
  game_id         text,
  game_type       text,
  mode            text NOT NULL,
  currency        text NOT NULL,
  round_id        text,
  amount          bigint,
  round_finished  boolean NOT NULL DEFAULT false,
  settlement           jsonb,
  applied_to_round         boolean NOT NULL DEFAULT false,
  posting_id      text,
  answer          text,
  rollback_answer text,
  created_at      timestamptz NOT NULL,
  finished_at     timestamptz,
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  CONSTRAINT provider_transaction_once PRIMARY KEY (vassalage, transaction_id),
  CONSTRAINT provider_transaction_applied CHECK (NOT applied_to_round OR status IN ('DONE', 'ROLLBACK_PENDING'))
) WITH (fillfactor = 80);

CREATE INDEX provider_transaction_round ON provider_transaction (vassalage, round_id, kind);

CREATE INDEX provider_transaction_unfinished ON provider_transaction (next_attempt_at)
  WHERE status IN ('PENDING', 'ROLLBACK_PENDING');

CREATE TABLE winner (
  id        uuid PRIMARY KEY,
  account   text NOT NULL,
  game_id   text NOT NULL,
  vassalage text NOT NULL,
  payout    bigint NOT NULL,
  multiple  text NOT NULL,
  currency  text NOT NULL,
  at        timestamptz NOT NULL
);

CREATE INDEX winner_newest ON winner (at DESC);
