CREATE TABLE deposit (
  id              uuid PRIMARY KEY,
  member_id       uuid NOT NULL,
  channel         text NOT NULL,
  amount          bigint NOT NULL CHECK (amount > 0),
  currency        text NOT NULL,
  status          text NOT NULL CHECK (status IN ('CREATED', 'PENDING', 'SUCCESS', 'FAILED', 'EXPIRED', 'REVIEW')),
  transfer_code   text NOT NULL CONSTRAINT deposit_transfer_code UNIQUE,
  payee_bank_bin  text NOT NULL,
  payee_bank_name text NOT NULL,
  payee_account   text NOT NULL,
  payee_name      text NOT NULL,
  qr              text NOT NULL,
  credited_amount bigint,
  posting_id      uuid,
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  updated_at      timestamptz NOT NULL
);
CREATE INDEX deposit_of_member ON deposit (member_id, created_at DESC, id DESC);
CREATE INDEX deposit_open ON deposit (expires_at) WHERE status IN ('CREATED', 'PENDING');

CREATE TABLE first_deposit (
  member_id  uuid PRIMARY KEY,
  deposit_id uuid NOT NULL
);

CREATE TABLE bank_arrival (
  bank_txn_id text CONSTRAINT bank_arrival_once PRIMARY KEY,
  account     text NOT NULL,
  amount      bigint NOT NULL CHECK (amount > 0),
  content     text NOT NULL,
  arrived_at  timestamptz NOT NULL,
  outcome     text NOT NULL CHECK (outcome IN ('MATCHED', 'REVIEW')),
  deposit_id  uuid,
  recorded_at timestamptz NOT NULL DEFAULT now()
);

-- Arrivals that a person must decide.
CREATE TABLE deposit_review (
  id          uuid PRIMARY KEY,
  bank_txn_id text NOT NULL CONSTRAINT deposit_review_once UNIQUE REFERENCES bank_arrival,
  deposit_id  uuid REFERENCES deposit,
  reason      text NOT NULL CONSTRAINT deposit_review_reason CHECK (reason IN (
    'LATE', 'REPEATED', 'WRONG_AMOUNT', 'WRONG_ACCOUNT', 'UNMATCHED', 'CLOSED', 'OVER_LIMIT', 'SELF_EXCLUDED')),
  status      text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'CREDITED', 'REFUSED')),
  member_id   uuid,
  posting_id  uuid,
  decided_by  text,
  decided_at  timestamptz,
  decision    text,
  created_at  timestamptz NOT NULL
);
CREATE INDEX deposit_review_open ON deposit_review (created_at, id) WHERE status = 'OPEN';
