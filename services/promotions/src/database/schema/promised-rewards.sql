-- What an enrolment holds of the budget of its promotion, from the promise on; null holds nothing.
ALTER TABLE enrolment ADD COLUMN held_amount bigint CONSTRAINT enrolment_held_amount CHECK (held_amount >= 0);
UPDATE enrolment SET held_amount = reward WHERE status IN ('issued', 'claimed');

-- Members whose bets or deposits changed since their rewards were last promised.
CREATE TABLE reward_due (
  member_id uuid PRIMARY KEY,
  due_at    timestamptz NOT NULL
);
CREATE INDEX reward_due_next ON reward_due (due_at);

-- Valid bets of the week and of the month that the gifts of a level ask.
ALTER TABLE vip_rank ADD COLUMN weekly_bet bigint NOT NULL DEFAULT 0 CONSTRAINT vip_rank_weekly_bet CHECK (weekly_bet >= 0);
ALTER TABLE vip_rank ADD COLUMN monthly_bet bigint NOT NULL DEFAULT 0 CONSTRAINT vip_rank_monthly_bet CHECK (monthly_bet >= 0);
UPDATE vip_rank SET weekly_bet = greatest(keep_bet / 10, weekly_gift), monthly_bet = greatest(keep_bet * 4 / 10, monthly_gift);
