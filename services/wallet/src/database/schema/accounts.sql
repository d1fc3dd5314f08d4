-- No index covers a column that a posting changes, and pages keep room: updates stay within their page (HOT).
CREATE TABLE player_account (
  member_id           uuid NOT NULL,
  book                book NOT NULL,
  balance             bigint NOT NULL DEFAULT 0,
  held                bigint NOT NULL DEFAULT 0,
  owed                bigint NOT NULL DEFAULT 0,
  version             bigint NOT NULL DEFAULT 0,
  status              account_status NOT NULL DEFAULT 'OPEN',
  -- True if a limit, an exclusion or a reality check may forbid a bet: post_with_checks then decides.
  restricted          boolean NOT NULL DEFAULT false,
  excluded_until      timestamptz,
  opened_at           timestamptz NOT NULL DEFAULT now(),
  reality_due_at      timestamptz,
  reality_notified_at timestamptz,
  CONSTRAINT player_account_once PRIMARY KEY (member_id, book),
  CONSTRAINT player_account_held CHECK (held BETWEEN 0 AND balance),
  CONSTRAINT player_account_owed CHECK (owed >= 0)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);

-- Counted under the lock of the player's account.
CREATE TABLE player_limit (
  member_id uuid NOT NULL,
  book      book NOT NULL,
  kind      text NOT NULL CONSTRAINT player_limit_kind CHECK (kind IN ('WAGER', 'LOSS', 'DEPOSIT')),
  period    text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  zone      text NOT NULL,
  amount    bigint NOT NULL CHECK (amount >= 0),
  used      bigint NOT NULL DEFAULT 0,
  resets_at timestamptz NOT NULL,
  CONSTRAINT player_limit_once PRIMARY KEY (member_id, book, kind, period)
);

-- Money of a member in the wallet of a vendor; locked after the player's account.
CREATE TABLE vendor_account (
  member_id uuid NOT NULL,
  book      book NOT NULL,
  vassalage text COLLATE "C" NOT NULL,
  balance   bigint NOT NULL CONSTRAINT vendor_account_balance CHECK (balance >= 0),
  CONSTRAINT vendor_account_once PRIMARY KEY (member_id, book, vassalage)
) WITH (fillfactor = 70);

CREATE TABLE account_change (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id  uuid NOT NULL,
  book       book NOT NULL,
  what       text NOT NULL CHECK (what IN ('LIMITS', 'EXCLUSION', 'STATUS')),
  value      jsonb NOT NULL,
  changed_by text NOT NULL,
  reason     text,
  at         timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX account_change_of_member ON account_change (member_id, book, id);
