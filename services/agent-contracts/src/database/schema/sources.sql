-- Figures are a function of their sources. The old projection is dropped: a replay of the owners' events fills the new one.
DROP TABLE member_day, member_money_day;

-- Every bet and adjustment: inserted first, and what is here already is skipped. Without an upline it waits for the
-- placement of its member and counts nowhere.
CREATE TABLE play_source (
  source_key text NOT NULL,
  settled_at timestamptz NOT NULL,
  member_id  uuid NOT NULL,
  day        date NOT NULL,
  vassalage  text NOT NULL,
  category   text NOT NULL,
  bet        bigint NOT NULL,
  valid_bet  bigint NOT NULL,
  payout     bigint NOT NULL,
  bets       integer NOT NULL,
  upline_id  bigint,
  CONSTRAINT play_source_once PRIMARY KEY (source_key, settled_at)
) PARTITION BY RANGE (settled_at);
CREATE TABLE play_source_other PARTITION OF play_source DEFAULT;
CREATE INDEX play_source_waiting ON play_source (member_id) WHERE upline_id IS NULL;

-- The same for deposits, withdrawals, cashback and bonuses.
CREATE TABLE money_source (
  source_key text NOT NULL,
  settled_at timestamptz NOT NULL,
  member_id  uuid NOT NULL,
  day        date NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('DEPOSIT', 'WITHDRAWAL', 'REBATE', 'BONUS')),
  amount     bigint NOT NULL,
  first      boolean NOT NULL,
  upline_id  bigint,
  CONSTRAINT money_source_once PRIMARY KEY (source_key, settled_at)
) PARTITION BY RANGE (settled_at);
CREATE TABLE money_source_other PARTITION OF money_source DEFAULT;
CREATE INDEX money_source_waiting ON money_source (member_id) WHERE upline_id IS NULL;

-- The upline is part of the key: a member who moves keeps earlier figures under the earlier upline.
CREATE TABLE member_day (
  member_id uuid NOT NULL,
  day       date NOT NULL,
  upline_id bigint NOT NULL,
  vassalage text NOT NULL,
  category  text NOT NULL,
  bet       bigint NOT NULL,
  valid_bet bigint NOT NULL,
  payout    bigint NOT NULL,
  bets      integer NOT NULL,
  PRIMARY KEY (member_id, day, upline_id, vassalage, category)
) PARTITION BY RANGE (day);
CREATE TABLE member_day_other PARTITION OF member_day DEFAULT WITH (fillfactor = 80);
CREATE INDEX member_day_by_day ON member_day (day, member_id);

CREATE TABLE member_money_day (
  member_id     uuid NOT NULL,
  day           date NOT NULL,
  upline_id     bigint NOT NULL,
  deposit       bigint NOT NULL,
  deposits      integer NOT NULL,
  first_deposit bigint NOT NULL,
  withdrawal    bigint NOT NULL,
  withdrawals   integer NOT NULL,
  rebate        bigint NOT NULL,
  bonus         bigint NOT NULL,
  PRIMARY KEY (member_id, day, upline_id)
) WITH (fillfactor = 80);
