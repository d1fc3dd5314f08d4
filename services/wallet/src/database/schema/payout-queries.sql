-- Payments that the channel accepted and has not reported on: asked for at growing intervals, then a matter of operators (QUEUED).
CREATE TABLE payout_query (
  payout_id   uuid PRIMARY KEY REFERENCES payout_order,
  state       text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'QUEUED', 'ENDED')),
  since       timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempts    integer NOT NULL DEFAULT 0,
  next_at     timestamptz NOT NULL,
  -- Of the last question: the payment is under way, nothing was said, or the channel does not know the payment.
  answer      text CHECK (answer IN ('OPEN', 'NONE', 'UNKNOWN')),
  queued_at   timestamptz,
  proposal    text CHECK (proposal IN ('PAID', 'FAILED')),
  reference   text,
  note        text,
  proposed_by text,
  proposed_at timestamptz,
  decided_by  text,
  CONSTRAINT payout_query_queued CHECK (state <> 'QUEUED' OR queued_at IS NOT NULL),
  CONSTRAINT payout_query_proposal CHECK ((proposal IS NULL) = (proposed_by IS NULL)),
  CONSTRAINT payout_query_reference CHECK (proposal <> 'PAID' OR reference IS NOT NULL),
  CONSTRAINT payout_query_second_person CHECK (decided_by <> proposed_by)
);
CREATE INDEX payout_query_due ON payout_query (next_at) WHERE state = 'WAITING';
CREATE INDEX payout_query_queue ON payout_query (queued_at, payout_id) WHERE state = 'QUEUED';

INSERT INTO payout_query (payout_id, next_at) SELECT id, clock_timestamp() FROM payout_order WHERE status = 'ACCEPTED';

-- Notices about a payment that operators had marked as paid before: they say nothing new, and are not booked.
CREATE TABLE payout_notice_match (
  notice_id   text PRIMARY KEY,
  payment     text NOT NULL REFERENCES payout_notice,
  amount      bigint NOT NULL CHECK (amount > 0),
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX payout_notice_match_of ON payout_notice_match (payment);

INSERT INTO chart_account (number, book, code, nature, name_vi, name_en) VALUES
  (1595, 'REAL', 'payout-disputed', 'ASSET', 'Khoản chi đang tra soát', 'Disputed payouts');

ALTER TABLE payout_order
  DROP CONSTRAINT payout_order_status_check,
  ADD CONSTRAINT payout_order_status CHECK (status IN ('CREATED', 'ACCEPTED', 'PAID', 'FAILED', 'RECLAIMED', 'DISPUTED'));

-- Payments that the member says have not come and that were given back or made again: the bank owes them until it returns them (1595).
CREATE TABLE payout_dispute (
  payment    text PRIMARY KEY REFERENCES payout_notice,
  resolution text NOT NULL CHECK (resolution IN ('PAY_AGAIN', 'GIVE_BACK')),
  amount     bigint NOT NULL CHECK (amount > 0),
  returned   bigint NOT NULL DEFAULT 0,
  opened_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT payout_dispute_returned CHECK (returned BETWEEN 0 AND amount)
);

-- What the first of two persons wants to do about a payment that did not arrive.
CREATE TABLE withdrawal_resolution (
  withdrawal_id uuid PRIMARY KEY REFERENCES withdrawal_order,
  resolution    text NOT NULL CHECK (resolution IN ('PAY_AGAIN', 'GIVE_BACK')),
  operator_id   text NOT NULL
);
