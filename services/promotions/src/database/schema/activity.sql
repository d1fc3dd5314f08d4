-- Members as rewards know them: from their registration.
CREATE TABLE reward_member (
  member_id     uuid PRIMARY KEY,
  account       text NOT NULL,
  account_type  integer NOT NULL,
  bonus_contact boolean NOT NULL,
  registered_at timestamptz NOT NULL
);

-- Every bet and adjustment that has been counted: inserted first, and what is here already is skipped.
CREATE TABLE activity_source (
  source_key text NOT NULL,
  settled_at timestamptz NOT NULL,
  member_id  uuid NOT NULL,
  day        date NOT NULL,
  category   text NOT NULL,
  valid_bet  bigint NOT NULL,
  stake      bigint NOT NULL,
  win        bigint NOT NULL,
  bets       integer NOT NULL,
  CONSTRAINT activity_source_once PRIMARY KEY (source_key, settled_at)
) PARTITION BY RANGE (settled_at);
CREATE TABLE activity_source_other PARTITION OF activity_source DEFAULT;

-- What a member played on a business day, by category: the sum of the sources.
CREATE TABLE activity_day (
  member_id uuid NOT NULL,
  day       date NOT NULL,
  category  text NOT NULL,
  valid_bet bigint NOT NULL,
  stake     bigint NOT NULL,
  win       bigint NOT NULL,
  bets      integer NOT NULL,
  last_at   timestamptz NOT NULL,
  PRIMARY KEY (member_id, day, category)
) WITH (fillfactor = 80);
CREATE INDEX activity_day_of_all ON activity_day (day, category);
COMMENT ON COLUMN activity_day.last_at IS 'when its last source was settled: who reached a score first ranks higher';

CREATE TABLE rebuild.activity_source (LIKE public.activity_source INCLUDING ALL) PARTITION BY RANGE (settled_at);
CREATE TABLE rebuild.activity_source_other PARTITION OF rebuild.activity_source DEFAULT;
CREATE TABLE rebuild.activity_day (LIKE public.activity_day INCLUDING ALL) WITH (fillfactor = 80);

-- Deposits that arrived, each once.
CREATE TABLE deposit_fact (
  deposit_id   text PRIMARY KEY,
  member_id    uuid NOT NULL,
  amount       bigint NOT NULL CHECK (amount >= 0),
  first        boolean NOT NULL,
  deposited_at timestamptz NOT NULL,
  day          date NOT NULL
);
CREATE INDEX deposit_fact_of_member ON deposit_fact (member_id, deposited_at);
