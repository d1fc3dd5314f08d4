-- Limits of bets in minor units, of one game or ('*') of every game without one of its own. A change is a further version; a game
-- whose newest version has no amount follows the limit of every game.
CREATE TABLE lottery_limit (
  scope       text NOT NULL,
  kind        text NOT NULL,
  version     integer NOT NULL,
  amount      bigint,
  reason      text NOT NULL,
  changed_by  text,
  approved_by text,
  changed_at  timestamptz NOT NULL,
  PRIMARY KEY (scope, kind, version),
  CONSTRAINT lottery_limit_kind
    CHECK (kind IN ('STAKE_MIN', 'STAKE_MAX', 'ORDER', 'MEMBER', 'WIN', 'PLAY', 'NUMBER', 'WORST')),
  CONSTRAINT lottery_limit_version CHECK (version > 0),
  CONSTRAINT lottery_limit_positive CHECK (amount > 0),
  CONSTRAINT lottery_limit_default CHECK (scope <> '*' OR amount IS NOT NULL)
);

INSERT INTO lottery_limit (scope, kind, version, amount, reason, changed_at)
SELECT '*', kind, 1, amount, 'initial', now() FROM (VALUES
  ('STAKE_MIN', 10000),
  ('STAKE_MAX', 10000000000),
  ('ORDER', 100000000000),
  ('MEMBER', 50000000000),
  ('WIN', 500000000000),
  ('PLAY', 2000000000000),
  ('NUMBER', 1000000000000),
  ('WORST', 2000000000000)) AS initial (kind, amount);

INSERT INTO approval_policy (kind, valid_days) VALUES ('LOTTERY_LIMIT', 7);
