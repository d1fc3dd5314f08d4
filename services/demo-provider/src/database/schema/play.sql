-- The state of a player in a game. Its seeds outlive a session, and its row is the lock of its rounds.
CREATE TABLE player_state (
  id           uuid PRIMARY KEY,
  vassalage    text NOT NULL,
  player_ref   text NOT NULL,
  game_code    text NOT NULL,
  mode         text NOT NULL CHECK (mode IN ('REAL', 'PLAY')),
  currency     text NOT NULL,
  seed_ordinal integer NOT NULL DEFAULT 0,
  created_at   timestamptz NOT NULL,
  CONSTRAINT player_state_once UNIQUE (vassalage, player_ref, game_code, mode, currency)
);

CREATE TABLE seed (
  player_state_id     uuid NOT NULL REFERENCES player_state,
  ordinal     integer NOT NULL,
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  commitment  text NOT NULL,
  client_seed text NOT NULL,
  nonces      integer NOT NULL DEFAULT 0,
  revealed_at timestamptz,
  PRIMARY KEY (player_state_id, ordinal)
);

CREATE TABLE play_session (
  id                  uuid PRIMARY KEY,
  token_hash          bytea NOT NULL CONSTRAINT play_session_token_once UNIQUE,
  player_state_id             uuid NOT NULL REFERENCES player_state,
  platform_session_id text NOT NULL,
  language            text NOT NULL CHECK (language IN ('vi', 'en', 'zh', 'th', 'id', 'pt', 'ja')),
  opened_at           timestamptz NOT NULL,
  expires_at          timestamptz NOT NULL
);

CREATE TABLE round (
  id                  uuid PRIMARY KEY,
  player_state_id             uuid NOT NULL REFERENCES player_state,
  platform_session_id text NOT NULL,
  client_spin_id      uuid NOT NULL,
  stake               bigint NOT NULL CHECK (stake > 0),
  seed_ordinal        integer NOT NULL,
  nonce               integer NOT NULL,
  state               text NOT NULL CHECK (state IN ('CREATED', 'BET_SENT', 'BET_ACCEPTED', 'REFUSED',
                        'OUTCOME', 'WIN_SENT', 'CLOSED', 'ROLLBACK', 'ROLLED_BACK')),
  refusal             text,
  result              jsonb,
  total_win           bigint,
  balance             text,
  seen                boolean NOT NULL DEFAULT false,
  created_at          timestamptz NOT NULL,
  updated_at          timestamptz NOT NULL,
  attempts            integer NOT NULL DEFAULT 0,
  next_attempt_at     timestamptz NOT NULL,
  leased_until          timestamptz NOT NULL,
  CONSTRAINT round_spin_once UNIQUE (player_state_id, client_spin_id),
  CONSTRAINT round_nonce_once UNIQUE (player_state_id, seed_ordinal, nonce),
  CONSTRAINT round_has_outcome CHECK (state NOT IN ('OUTCOME', 'WIN_SENT', 'CLOSED') OR (result IS NOT NULL AND total_win >= 0))
) WITH (fillfactor = 70);

CREATE UNIQUE INDEX round_open_once ON round (player_state_id)
  WHERE state NOT IN ('REFUSED', 'CLOSED', 'ROLLED_BACK');

CREATE INDEX round_due ON round (next_attempt_at)
  WHERE state NOT IN ('REFUSED', 'CLOSED', 'ROLLED_BACK');

CREATE INDEX round_newest ON round (player_state_id, id DESC);
