-- Accounts and e-wallets that members are paid to. Number and holder are sealed; `number_index` finds equal numbers.
CREATE TABLE bank_account (
  id            uuid PRIMARY KEY,
  member_id     uuid NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('BANK', 'MOMO', 'ZALOPAY')),
  institution   text NOT NULL,
  sealed_number text NOT NULL,
  masked_number text NOT NULL,
  number_index  text NOT NULL,
  sealed_holder text NOT NULL,
  created_at    timestamptz NOT NULL,
  usable_from   timestamptz NOT NULL,
  removed_at    timestamptz
);
CREATE UNIQUE INDEX bank_account_once ON bank_account (member_id, number_index) WHERE removed_at IS NULL;
CREATE INDEX bank_account_of_member ON bank_account (member_id, created_at);
CREATE INDEX bank_account_number ON bank_account (number_index);

CREATE TABLE withdrawal_order (
  id            uuid PRIMARY KEY,
  member_id     uuid NOT NULL,
  account_id    uuid NOT NULL REFERENCES bank_account,
  channel       text NOT NULL,
  amount        bigint NOT NULL CHECK (amount > 0),
  fee           bigint NOT NULL CHECK (fee >= 0),
  currency      text NOT NULL,
  status        text NOT NULL CHECK (status IN ('SUBMITTED', 'RISK_REVIEW', 'APPROVED', 'PAYING', 'DISBURSED', 'RECEIVED',
    'AUTO_RECEIVED', 'NOT_RECEIVED', 'REJECTED', 'CANCELLED', 'RETURNED')),
  hold_id       uuid NOT NULL,
  paid          bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  returned      bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
  score         integer NOT NULL,
  risk          jsonb NOT NULL,
  reason        text,
  remark        text,
  claimed_by    text,
  claimed_until timestamptz,
  approved_by   text,
  confirm_by    timestamptz,
  created_at    timestamptz NOT NULL,
  updated_at    timestamptz NOT NULL,
  CONSTRAINT withdrawal_fee CHECK (fee < amount)
);
CREATE INDEX withdrawal_of_member ON withdrawal_order (member_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX withdrawal_open_once ON withdrawal_order (member_id)
  WHERE status IN ('SUBMITTED', 'RISK_REVIEW', 'APPROVED', 'PAYING');
CREATE INDEX withdrawal_queue ON withdrawal_order (status, created_at, id)
  WHERE status IN ('RISK_REVIEW', 'APPROVED', 'PAYING', 'NOT_RECEIVED');
CREATE INDEX withdrawal_confirm_by ON withdrawal_order (confirm_by) WHERE status = 'DISBURSED';

-- Every change of an order, with who made it.
CREATE TABLE withdrawal_step (
  withdrawal_id uuid NOT NULL REFERENCES withdrawal_order,
  number        integer NOT NULL,
  step          text NOT NULL,
  status        text NOT NULL,
  actor         text NOT NULL,
  note          text,
  at            timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (withdrawal_id, number)
);

CREATE TABLE withdrawal_proof (
  picture       text PRIMARY KEY,
  withdrawal_id uuid NOT NULL REFERENCES withdrawal_order,
  sent_at       timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX withdrawal_proof_of ON withdrawal_proof (withdrawal_id, sent_at);

-- What the channel is asked to pay. A new attempt is a new row.
CREATE TABLE payout_order (
  id              uuid PRIMARY KEY,
  withdrawal_id   uuid NOT NULL REFERENCES withdrawal_order,
  amount          bigint NOT NULL CHECK (amount > 0),
  paid            bigint NOT NULL DEFAULT 0,
  status          text NOT NULL CHECK (status IN ('CREATED', 'ACCEPTED', 'PAID', 'FAILED', 'RECLAIMED')),
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  created_at      timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX payout_order_of ON payout_order (withdrawal_id, created_at);
CREATE INDEX payout_order_due ON payout_order (next_attempt_at) WHERE status = 'CREATED';

-- Notices of the channel; a repeated one changes nothing.
CREATE TABLE payout_notice (
  id          text PRIMARY KEY,
  payout_id   uuid NOT NULL REFERENCES payout_order,
  outcome     text NOT NULL CHECK (outcome IN ('PAID', 'FAILED', 'RETURNED')),
  amount      bigint NOT NULL CHECK (amount >= 0),
  refers_to   text,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX payout_notice_of ON payout_notice (payout_id);
CREATE INDEX payout_notice_refers_to ON payout_notice (refers_to);

-- A rule adds its points if its figure reaches the threshold (NEW_ACCOUNT: stays below it).
CREATE TABLE withdrawal_risk_rule (
  code       text PRIMARY KEY,
  points     integer NOT NULL CHECK (points BETWEEN 0 AND 1000),
  threshold  bigint NOT NULL CHECK (threshold >= 0),
  enabled    boolean NOT NULL DEFAULT true,
  changed_by text,
  changed_at timestamptz
);
INSERT INTO withdrawal_risk_rule (code, points, threshold) VALUES
  ('FIRST_WITHDRAWAL', 30, 0),
  ('NEW_ACCOUNT',      20, 24),
  ('VELOCITY',         20, 3),
  ('SHARED_ACCOUNT',   60, 1),
  ('LARGE_AMOUNT',     30, 2000000000),
  ('NO_DEPOSIT',       40, 0);
