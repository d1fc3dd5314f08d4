-- `version` counts decisions, `applied_version` those that wallet and auth have applied.
CREATE TABLE gaming_account (
  member_id        uuid PRIMARY KEY,
  version          integer NOT NULL DEFAULT 0,
  applied_version  integer NOT NULL DEFAULT 0 CONSTRAINT gaming_account_applied CHECK (applied_version <= version),
  exclusion_kind   text CONSTRAINT gaming_account_exclusion CHECK (exclusion_kind IN ('COOL_OFF', 'SELF_EXCLUSION')),
  excluded_from    timestamptz,
  excluded_until   timestamptz,
  reality_minutes  integer CONSTRAINT gaming_account_reality CHECK (reality_minutes BETWEEN 5 AND 240),
  prompt_answered_at timestamptz,
  facts_read_at    timestamptz
);

CREATE INDEX gaming_account_unapplied ON gaming_account (member_id) WHERE applied_version < version;

CREATE TABLE gaming_limit (
  member_id       uuid NOT NULL REFERENCES gaming_account (member_id),
  kind            text NOT NULL CONSTRAINT gaming_limit_kind CHECK (kind IN ('DEPOSIT', 'LOSS', 'WAGER', 'SESSION')),
  period          text NOT NULL CONSTRAINT gaming_limit_period CHECK (period IN ('day', 'week', 'month')),
  value           bigint NOT NULL CONSTRAINT gaming_limit_value CHECK (value > 0),
  pending         boolean NOT NULL DEFAULT false,
  pending_value   bigint,
  confirmable_from timestamptz,
  CONSTRAINT gaming_limit_once PRIMARY KEY (member_id, kind, period),
  CONSTRAINT gaming_limit_pending CHECK (pending = (confirmable_from IS NOT NULL) AND (pending OR pending_value IS NULL))
);

CREATE TABLE gaming_change (
  id         uuid PRIMARY KEY,
  member_id  uuid NOT NULL,
  what       text NOT NULL,
  detail     jsonb NOT NULL,
  client_ip  inet,
  changed_at timestamptz NOT NULL
);

CREATE INDEX gaming_change_of_member ON gaming_change (member_id, changed_at);

CREATE TABLE play_session (
  member_id       uuid PRIMARY KEY,
  started_at      timestamptz NOT NULL,
  acknowledged_at timestamptz,
  staked          bigint NOT NULL DEFAULT 0,
  returned        bigint NOT NULL DEFAULT 0
);
