-- The upline is part of the key: a member who moves keeps earlier days under the earlier upline.
CREATE TABLE member_day (
  member_id text NOT NULL,
  day       date NOT NULL,
  vassalage text NOT NULL,
  game_type text NOT NULL,
  upline    text NOT NULL,
  bet       bigint NOT NULL DEFAULT 0,
  valid_bet bigint NOT NULL DEFAULT 0,
  payout    bigint NOT NULL DEFAULT 0,
  bets      integer NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, day, vassalage, game_type, upline)
) WITH (fillfactor = 80);
COMMENT ON COLUMN member_day.upline IS 'ancestors from the top down, at the time the bet was reported: /top/agent/';
CREATE INDEX member_day_by_day ON member_day (day, member_id);

CREATE TABLE member_money_day (
  member_id     text NOT NULL,
  day           date NOT NULL,
  upline        text NOT NULL,
  deposit       bigint NOT NULL DEFAULT 0,
  deposits      integer NOT NULL DEFAULT 0,
  first_deposit bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, day, upline)
) WITH (fillfactor = 80);
