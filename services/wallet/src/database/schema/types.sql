-- Play money is a book of its own: no posting joins it to real money.
CREATE TYPE book AS ENUM ('REAL', 'PLAY');

CREATE TYPE account_status AS ENUM ('OPEN', 'LOCKED', 'STOPPED');

CREATE TYPE hold_status AS ENUM ('OPEN', 'CAPTURED', 'RELEASED', 'EXPIRED');

CREATE TYPE posting_kind AS ENUM (
  'BET', 'WIN', 'ROLLBACK', 'DEPOSIT', 'WITHDRAWAL', 'TRANSFER_IN', 'TRANSFER_OUT', 'BONUS', 'CASHBACK', 'POINTS',
  'SALARY', 'DIVIDEND', 'JACKPOT', 'ADJUST', 'GRANT', 'HOLD', 'RELEASE', 'JACKPOT_SHARE', 'REPAYMENT');

CREATE TYPE posting_outcome AS ENUM (
  'ACCEPTED', 'INSUFFICIENT_FUNDS', 'ACCOUNT_LOCKED', 'ACCOUNT_STOPPED', 'SELF_EXCLUDED', 'LIMIT_REACHED',
  'BALANCE_OVERFLOW', 'ROLLED_BACK', 'NOTHING_TO_ROLL_BACK', 'ALREADY_ROLLED_BACK', 'BET_MISMATCH', 'HOLD_RESOLVED',
  'HOLD_EXPIRED', 'CAPTURE_EXCEEDS_HOLD', 'RECEIVER_UNAVAILABLE', 'GROUP_REFUSED', 'EXCEEDS_OWED', 'REALITY_CHECK_DUE');

-- What every function that moves money works on. `delta` is what the member gains; `contra` is the account of the other side.
CREATE TYPE posting_request AS (
  caller       text,
  external_id  text,
  member_id    uuid,
  book         book,
  kind         posting_kind,
  delta        bigint,
  contra       integer,
  request_hash bytea,
  group_id     uuid,
  round_id     text,
  vassalage    text,
  game_type    text,
  refers_to    text,
  note         text,
  trace        bytea
);

-- `differs` names the fields in which a reused key differs from its first request; the other fields are then NULL.
CREATE TYPE posting_answer AS (
  outcome    posting_outcome,
  balance    bigint,
  version    bigint,
  posting_id uuid,
  replayed   boolean,
  differs    text[]
);

CREATE TYPE leg_answer AS (
  leg        integer,
  group_id   uuid,
  outcome    posting_outcome,
  balance    bigint,
  version    bigint,
  posting_id uuid,
  replayed   boolean,
  differs    text[]
);
