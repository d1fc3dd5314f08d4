CREATE TABLE draw (
  game_code    text NOT NULL,
  numero       text NOT NULL,
  business_day date NOT NULL,
  open_at      timestamptz NOT NULL,
  close_at     timestamptz NOT NULL,
  draw_at      timestamptz NOT NULL,
  CONSTRAINT draw_once PRIMARY KEY (game_code, numero),
  CONSTRAINT draw_in_order CHECK (open_at < close_at AND close_at <= draw_at)
);
CREATE INDEX draw_by_close ON draw (game_code, close_at);

-- Days on which a calendar differs: a pause at Tet, a draw at another hour, an extra draw.
CREATE TABLE draw_exception (
  game_code    text NOT NULL,
  business_day date NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('SKIP', 'MOVE', 'EXTRA')),
  draw_minutes integer CHECK (draw_minutes BETWEEN 0 AND 1439),
  reason       text NOT NULL,
  PRIMARY KEY (game_code, business_day),
  CHECK ((kind = 'SKIP') = (draw_minutes IS NULL))
);
