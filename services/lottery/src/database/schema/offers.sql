-- What was published of each lottery last, so that a start publishes what is new alone.
CREATE TABLE game_offer (
  game_code text PRIMARY KEY,
  offer     jsonb NOT NULL
);

-- What is played most, by the orders of the last days.
CREATE INDEX lottery_order_by_time ON lottery_order (placed_at);
