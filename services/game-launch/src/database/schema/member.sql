CREATE TABLE member (
  member_id    uuid PRIMARY KEY,
  account      text NOT NULL,
  account_type smallint NOT NULL
);

CREATE TABLE favorite_game (
  member_id  uuid NOT NULL,
  game_id    text NOT NULL REFERENCES game,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, game_id)
);
