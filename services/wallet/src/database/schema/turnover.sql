ALTER TYPE posting_kind ADD VALUE IF NOT EXISTS 'FORFEIT';
ALTER TYPE posting_outcome ADD VALUE IF NOT EXISTS 'REQUIREMENT_CLOSED';

-- `base_amount`: what was the member's before the credit, which a forfeiture leaves. `max_cash_out`: what may be kept beyond it
-- once the requirement is met. `categories`: the only games that count.
ALTER TABLE rollover
  ADD COLUMN kind         text NOT NULL DEFAULT 'BONUS',
  ADD COLUMN base_amount  bigint NOT NULL DEFAULT 0 CHECK (base_amount >= 0),
  ADD COLUMN max_cash_out bigint CHECK (max_cash_out >= 0),
  ADD COLUMN categories   text[],
  ADD COLUMN expires_at   timestamptz,
  ADD COLUMN closed_at    timestamptz;
CREATE INDEX rollover_due ON rollover (expires_at) WHERE status = 'OPEN' AND expires_at IS NOT NULL;
CREATE INDEX rollover_met ON rollover (member_id) WHERE status = 'OPEN' AND done = required;

-- Valid bets that were counted, each source once; `used` is what open requirements took of it.
CREATE TABLE rollover_progress (
  caller      text COLLATE "C" NOT NULL,
  source_key  text COLLATE "C" NOT NULL,
  member_id   uuid NOT NULL,
  book        book NOT NULL,
  valid_bet   bigint NOT NULL,
  used        bigint NOT NULL DEFAULT 0,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT rollover_progress_once PRIMARY KEY (caller, source_key)
);

CREATE TYPE progress_answer AS (
  replayed  boolean,
  differs   boolean,
  used      bigint,
  remaining bigint
);
