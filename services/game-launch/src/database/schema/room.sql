-- A card game's rooms, each with stakes of its own, as the provider's catalogue lists them.
CREATE TABLE game_room (
  game_id    text NOT NULL REFERENCES game,
  room_id    text NOT NULL,
  name_vi    text NOT NULL,
  name_en    text NOT NULL,
  min_bet    bigint,
  max_bet    bigint CONSTRAINT game_room_max_bet CHECK (max_bet > 0),
  seats      integer,
  sort_order integer NOT NULL,
  PRIMARY KEY (game_id, room_id)
);

ALTER TABLE launch ADD COLUMN room_id text;
ALTER TABLE game_session ADD COLUMN room_id text;
