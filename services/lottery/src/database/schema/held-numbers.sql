-- Numbers and options that take no further bets: in one draw, or (numero = '*') in all that come.
CREATE TABLE held_number (
  game_code text NOT NULL,
  play      text NOT NULL,
  pick      text NOT NULL,
  numero    text NOT NULL,
  reason    text NOT NULL,
  held_by   text NOT NULL,
  held_at   timestamptz NOT NULL,
  PRIMARY KEY (game_code, play, pick, numero)
);
