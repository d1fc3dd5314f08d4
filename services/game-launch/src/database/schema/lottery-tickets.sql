-- Tickets of our own lotteries, as the lottery last published them: the record of bets has them next to the rounds of games.
CREATE TABLE lottery_ticket (
  id           uuid PRIMARY KEY,
  revision     integer NOT NULL,
  order_number text NOT NULL,
  member_id    uuid NOT NULL,
  mode         text NOT NULL CHECK (mode IN ('REAL', 'PLAY')),
  game_type    text NOT NULL CHECK (game_type IN ('LOTT', 'ELOTT')),
  game_code    text NOT NULL,
  numero       text NOT NULL,
  -- [{playName, content, odds}], at most eight.
  selections   jsonb NOT NULL,
  status       text NOT NULL CHECK (status IN ('OPEN', 'SETTLED', 'VOID')),
  stake        bigint NOT NULL CHECK (stake > 0),
  payout       bigint NOT NULL CHECK (payout >= 0),
  valid_bet    bigint NOT NULL CHECK (valid_bet >= 0),
  currency     text NOT NULL,
  placed_at    timestamptz NOT NULL,
  settled_at   timestamptz
);
CREATE INDEX lottery_ticket_by_member ON lottery_ticket (member_id, placed_at DESC, id DESC);
