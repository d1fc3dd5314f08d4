CREATE TABLE launch (
  id           uuid PRIMARY KEY,
  ticket_hash  bytea NOT NULL CONSTRAINT launch_ticket_once UNIQUE,
  member_id    uuid NOT NULL,
  account_type smallint NOT NULL,
  vassalage    text NOT NULL,
  game_id      text NOT NULL,
  mode         text NOT NULL CHECK (mode IN ('REAL', 'PLAY')),
  language     text NOT NULL,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  redeemed_at  timestamptz
) WITH (fillfactor = 85);

CREATE INDEX launch_member ON launch (member_id, created_at DESC);

-- A vendor identifies a player by an opaque reference that does not reveal the account.
CREATE TABLE player (
  vassalage  text NOT NULL,
  member_id  uuid NOT NULL,
  player_ref text NOT NULL CONSTRAINT player_ref_once UNIQUE,
  PRIMARY KEY (vassalage, member_id)
);

CREATE TABLE game_session (
  id           uuid PRIMARY KEY,
  launch_id    uuid NOT NULL CONSTRAINT game_session_launch_once UNIQUE,
  vassalage    text NOT NULL,
  member_id    uuid NOT NULL,
  player_ref   text NOT NULL,
  game_id      text NOT NULL,
  mode         text NOT NULL CHECK (mode IN ('REAL', 'PLAY')),
  currency     text NOT NULL,
  language     text NOT NULL,
  opened_at    timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  ended_at     timestamptz
);

CREATE INDEX game_session_open ON game_session (member_id) WHERE ended_at IS NULL;
