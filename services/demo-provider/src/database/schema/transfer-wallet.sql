-- A vendor whose players keep their money with the vendor while they play.
CREATE TABLE wallet_player (
  vassalage  text NOT NULL,
  player_ref text NOT NULL,
  currency   text NOT NULL,
  balance    bigint NOT NULL CONSTRAINT wallet_player_balance CHECK (balance >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (vassalage, player_ref)
);

-- Every transfer that was asked for, or asked about: an unknown one is closed by the question.
CREATE TABLE wallet_transfer (
  vassalage   text NOT NULL,
  transfer_id text NOT NULL,
  player_ref  text NOT NULL,
  direction   text CONSTRAINT wallet_transfer_direction CHECK (direction IN ('IN', 'OUT')),
  amount      bigint CONSTRAINT wallet_transfer_amount CHECK (amount > 0),
  state       text NOT NULL CONSTRAINT wallet_transfer_state CHECK (state IN ('DONE', 'REFUSED')),
  code        text,
  balance     bigint,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (vassalage, transfer_id),
  CONSTRAINT wallet_transfer_done CHECK (state <> 'DONE' OR (direction IS NOT NULL AND amount IS NOT NULL))
);

CREATE TABLE wallet_session (
  id          uuid PRIMARY KEY,
  ticket_hash bytea NOT NULL CONSTRAINT wallet_session_ticket_once UNIQUE,
  token_hash  bytea CONSTRAINT wallet_session_token_once UNIQUE,
  vassalage   text NOT NULL,
  player_ref  text NOT NULL,
  game_id     text NOT NULL,
  opened_at   timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  ended_at    timestamptz,
  FOREIGN KEY (vassalage, player_ref) REFERENCES wallet_player
);

CREATE INDEX wallet_session_open ON wallet_session (vassalage, player_ref) WHERE ended_at IS NULL;

-- The last number given in a vendor's history. Its row is locked, so that a reader sees the numbers without a gap.
CREATE TABLE wallet_history (
  vassalage text PRIMARY KEY,
  last      bigint NOT NULL
);

CREATE TABLE wallet_round (
  vassalage  text NOT NULL,
  sequence   bigint NOT NULL,
  round_id   text NOT NULL,
  revision   integer NOT NULL CONSTRAINT wallet_round_revision CHECK (revision > 0),
  player_ref text NOT NULL,
  game_id    text NOT NULL,
  currency   text NOT NULL,
  stake      bigint NOT NULL CONSTRAINT wallet_round_stake CHECK (stake > 0),
  selection  text NOT NULL,
  dice       integer[] NOT NULL,
  payout     bigint NOT NULL CONSTRAINT wallet_round_payout CHECK (payout >= 0),
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (vassalage, sequence),
  CONSTRAINT wallet_round_once UNIQUE (vassalage, round_id, revision)
);
