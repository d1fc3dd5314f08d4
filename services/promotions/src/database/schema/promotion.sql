-- What operators define. Amounts inside `formula` and `rollover` are decimal strings, as in the API.
CREATE TABLE promotion (
  id              uuid PRIMARY KEY,
  merchant_code   text NOT NULL DEFAULT '',
  category        text NOT NULL,
  kind            text NOT NULL,
  state           text NOT NULL CHECK (state IN ('DRAFT', 'LIVE', 'PAUSED', 'ENDED')),
  title           jsonb NOT NULL,
  summary         jsonb NOT NULL,
  terms           jsonb NOT NULL,
  claim_mode      text NOT NULL CHECK (claim_mode IN ('AUTO', 'MANUAL', 'REVIEW')),
  starts_at       timestamptz NOT NULL,
  ends_at         timestamptz,
  claim_days      integer NOT NULL CHECK (claim_days BETWEEN 0 AND 366),
  audience        jsonb NOT NULL,
  formula         jsonb NOT NULL,
  rollover        jsonb NOT NULL,
  per_day         integer CHECK (per_day > 0),
  per_member      integer CHECK (per_member > 0),
  exclusive_group text,
  strict          boolean NOT NULL DEFAULT false,
  reapply         boolean NOT NULL DEFAULT false,
  rank            integer NOT NULL DEFAULT 0,
  version         integer NOT NULL,
  changed_by      uuid,
  changed_at      timestamptz NOT NULL,
  CONSTRAINT promotion_ends_after_start CHECK (ends_at > starts_at)
);
CREATE INDEX promotion_live ON promotion (state, rank DESC);
COMMENT ON COLUMN promotion.strict IS 'one claim for each address and browser; otherwise a match only raises the risk score';

CREATE TABLE promotion_change (
  promotion_id uuid NOT NULL,
  version      integer NOT NULL,
  change       jsonb NOT NULL,
  changed_by   uuid,
  changed_at   timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, version)
);

-- What may still be given away. Null is without limit.
CREATE TABLE promotion_budget (
  promotion_id uuid PRIMARY KEY REFERENCES promotion,
  budget       bigint CHECK (budget >= 0),
  budget_left  bigint CHECK (budget_left >= 0),
  stock        integer CHECK (stock >= 0),
  stock_left   integer CHECK (stock_left >= 0)
);

-- A member in a promotion, once a cycle. Every change of status is a compare-and-set on the version.
CREATE TABLE enrolment (
  id              uuid PRIMARY KEY,
  promotion_id    uuid NOT NULL REFERENCES promotion,
  member_id       uuid NOT NULL,
  cycle_key       text NOT NULL,
  status          text NOT NULL CHECK (status IN ('signed', 'process', 'claim', 'applying', 'issued', 'claimed', 'rejected', 'close')),
  version         integer NOT NULL DEFAULT 1,
  exclusive_group text,
  base_amount     bigint NOT NULL DEFAULT 0 CHECK (base_amount >= 0),
  reward          bigint NOT NULL DEFAULT 0 CHECK (reward >= 0),
  required        bigint NOT NULL DEFAULT 0 CHECK (required >= 0),
  source_key      text,
  risk_score      integer NOT NULL DEFAULT 0,
  risk_reasons    text[] NOT NULL DEFAULT '{}',
  reason          text,
  claim_by        timestamptz,
  created_at      timestamptz NOT NULL,
  changed_at      timestamptz NOT NULL,
  CONSTRAINT enrolment_once UNIQUE (promotion_id, member_id, cycle_key)
);
CREATE INDEX enrolment_of_member ON enrolment (member_id, changed_at DESC);
CREATE INDEX enrolment_queue ON enrolment (changed_at) WHERE status = 'applying';
CREATE INDEX enrolment_due ON enrolment (claim_by) WHERE status IN ('signed', 'process', 'claim');
-- One promotion of a group at a time, and one bonus for each deposit.
CREATE UNIQUE INDEX enrolment_exclusive ON enrolment (member_id, exclusive_group)
  WHERE exclusive_group IS NOT NULL AND status IN ('signed', 'process', 'claim', 'applying');
CREATE UNIQUE INDEX enrolment_deposit_once ON enrolment (source_key) WHERE source_key IS NOT NULL AND status NOT IN ('rejected', 'close');

CREATE TABLE enrolment_change (
  enrolment_id uuid NOT NULL REFERENCES enrolment,
  version      integer NOT NULL,
  action       text NOT NULL,
  from_status  text NOT NULL,
  to_status    text NOT NULL,
  actor        text NOT NULL,
  reason       text,
  changed_at   timestamptz NOT NULL,
  PRIMARY KEY (enrolment_id, version)
);

-- Keyed hashes of what identifies a claimant: address and browser, never the values.
CREATE TABLE claim_fingerprint (
  promotion_id uuid NOT NULL,
  kind         text NOT NULL,
  hash         bytea NOT NULL,
  member_id    uuid NOT NULL,
  strict       boolean NOT NULL,
  seen_at      timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, kind, hash, member_id)
);
CREATE UNIQUE INDEX claim_fingerprint_strict ON claim_fingerprint (promotion_id, kind, hash) WHERE strict;
CREATE INDEX claim_fingerprint_of_all ON claim_fingerprint (kind, hash);

-- Every credit that rewards asked the wallet for. `credit_key` is the wallet's idempotency key.
CREATE TABLE bonus_payment (
  id           uuid PRIMARY KEY,
  credit_key   text NOT NULL CONSTRAINT bonus_payment_once UNIQUE,
  member_id    uuid NOT NULL,
  source_kind  text NOT NULL,
  source_id    text NOT NULL,
  title        jsonb NOT NULL,
  amount       bigint NOT NULL CHECK (amount > 0),
  required     bigint NOT NULL CHECK (required >= 0),
  status       text NOT NULL CHECK (status IN ('REQUESTED', 'CREDITED', 'REFUSED')),
  reason       text,
  requested_at timestamptz NOT NULL,
  decided_at   timestamptz,
  CONSTRAINT bonus_payment_decided CHECK ((status = 'REQUESTED') = (decided_at IS NULL))
);
CREATE INDEX bonus_payment_history ON bonus_payment (member_id, requested_at DESC, id DESC);
