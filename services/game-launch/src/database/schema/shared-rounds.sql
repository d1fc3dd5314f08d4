-- A round of a table holds bets of many members; each member's part of it is a row.
ALTER TABLE game_round
  DROP CONSTRAINT game_round_once,
  ADD CONSTRAINT game_round_once UNIQUE (vassalage, round_id, member_id);

-- A session of a lobby takes bets in every game of its vendor.
ALTER TABLE game ADD COLUMN lobby boolean NOT NULL DEFAULT false;

-- What was bet on, at which price, and whether the provider still has to confirm that price.
ALTER TABLE provider_transaction
  DROP CONSTRAINT provider_transaction_kind_check,
  ADD CONSTRAINT provider_transaction_kind_check CHECK (kind IN ('BET', 'WIN', 'ADJUST', 'CREDIT')),
  ADD COLUMN selection text,
  ADD COLUMN odds jsonb,
  ADD COLUMN confirmation text CONSTRAINT provider_transaction_confirmation CHECK (confirmation IN ('AWAITED', 'CONFIRMED')),
  ADD COLUMN confirmed_odds jsonb,
  ADD COLUMN credit_reason text
    CONSTRAINT provider_transaction_credit CHECK (credit_reason IN ('FREE_ROUND', 'PROMOTION', 'TOURNAMENT', 'JACKPOT'));

ALTER TABLE round_adjustment
  DROP CONSTRAINT round_adjustment_reason,
  ADD CONSTRAINT round_adjustment_reason CHECK (reason IN ('LATE_WIN', 'ROLLBACK', 'RESETTLED'));
