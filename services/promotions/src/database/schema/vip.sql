CREATE TABLE vip_rank (
  level        integer PRIMARY KEY CHECK (level BETWEEN 0 AND 99),
  name         jsonb NOT NULL,
  deposit_sum  bigint NOT NULL CHECK (deposit_sum >= 0),
  bet_sum      bigint NOT NULL CHECK (bet_sum >= 0),
  keep_bet     bigint NOT NULL CHECK (keep_bet >= 0),
  upgrade_gift bigint NOT NULL CHECK (upgrade_gift >= 0),
  weekly_gift  bigint NOT NULL CHECK (weekly_gift >= 0),
  monthly_gift bigint NOT NULL CHECK (monthly_gift >= 0),
  rebate_ppm   integer NOT NULL CHECK (rebate_ppm BETWEEN 0 AND 1000000),
  version      integer NOT NULL,
  changed_by   uuid,
  changed_at   timestamptz NOT NULL
);
COMMENT ON COLUMN vip_rank.rebate_ppm IS 'added to the cashback rate of the members of this level';

CREATE TABLE vip_member (
  member_id    uuid PRIMARY KEY,
  level        integer NOT NULL,
  highest      integer NOT NULL,
  keep_from    date NOT NULL,
  keep_to      date NOT NULL,
  locked       boolean NOT NULL DEFAULT false,
  evaluated_on date NOT NULL,
  CONSTRAINT vip_member_highest CHECK (highest >= level)
);

-- The history of levels. `effective_at` lies ahead of the change, so that no bet is counted before its rate is known.
CREATE TABLE vip_change (
  member_id    uuid NOT NULL,
  effective_at timestamptz NOT NULL,
  from_level   integer NOT NULL,
  to_level     integer NOT NULL,
  rebate_ppm   integer NOT NULL,
  cause        text NOT NULL CHECK (cause IN ('REACHED', 'NOT_KEPT', 'OPERATOR')),
  changed_by   uuid,
  reason       text,
  PRIMARY KEY (member_id, effective_at)
);

-- A gift of a kind is given once for a slot: a level ever, a week, a month.
CREATE TABLE vip_gift (
  member_id uuid NOT NULL,
  kind      text NOT NULL CHECK (kind IN ('UPGRADE', 'WEEKLY', 'MONTHLY')),
  slot      text NOT NULL,
  level     integer NOT NULL,
  amount    bigint NOT NULL CHECK (amount > 0),
  given_at  timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, slot)
);

CREATE TABLE member_label (
  member_id  uuid NOT NULL,
  code       text NOT NULL,
  name       jsonb NOT NULL,
  changed_by uuid,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, code)
);
