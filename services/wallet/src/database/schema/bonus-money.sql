-- A member's balance is own money and, as `bonus`, bonus money; `has_bonus` while a bonus runs, so that an account without one
-- takes none of its paths.
ALTER TABLE player_account
  ADD COLUMN bonus      bigint NOT NULL DEFAULT 0,
  ADD COLUMN held_bonus bigint NOT NULL DEFAULT 0,
  ADD COLUMN has_bonus  boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT player_account_bonus CHECK (
    bonus BETWEEN held_bonus AND balance AND held_bonus BETWEEN 0 AND held AND held - held_bonus <= balance - bonus
    AND (has_bonus OR bonus = 0));

-- The part of the amount that is bonus money.
ALTER TABLE posting
  ADD COLUMN bonus_amount bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT posting_bonus_amount CHECK (bonus_amount BETWEEN 0 AND amount AND (bonus_amount = 0 OR version IS NOT NULL));
ALTER TABLE archive.posting ADD COLUMN bonus_amount bigint NOT NULL DEFAULT 0;
CREATE OR REPLACE VIEW ledger_posting AS
  SELECT id, member_id, amount, balance_after, version, xid, recorded_at, month, book, kind, debit, credit, caller, reference,
         group_id, round_id, vassalage, game_type, refers_to, note, trace, bonus_amount
    FROM public.posting
  UNION ALL
  SELECT id, member_id, amount, balance_after, version, xid, recorded_at, month, book, kind, debit, credit, caller, reference,
         group_id, round_id, vassalage, game_type, refers_to, note, trace, bonus_amount
    FROM archive.posting;

-- Own money is captured first. `captured_bonus` is the part of `captured`.
ALTER TABLE hold
  ADD COLUMN bonus          bigint NOT NULL DEFAULT 0,
  ADD COLUMN captured_bonus bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT hold_bonus CHECK (
    bonus BETWEEN 0 AND amount AND captured_bonus BETWEEN 0 AND bonus AND captured_bonus <= captured AND (bonus = 0 OR kind = 'BET'));

ALTER TABLE audit_account ADD COLUMN bonus bigint NOT NULL DEFAULT 0;

-- CONVERSION: bonus money that becomes own, a pair of postings.
ALTER TYPE posting_kind ADD VALUE IF NOT EXISTS 'CONVERSION';

-- QUEUED waits for the bonus before it. EXPIRING waits for open bets, then it is what `ends_as` says. CLEARED was lost in play.
DROP INDEX rollover_open, rollover_due, rollover_met;
ALTER TABLE rollover ALTER COLUMN status DROP DEFAULT;
ALTER TYPE rollover_status RENAME TO earlier_rollover_status;
CREATE TYPE rollover_status AS ENUM ('QUEUED', 'ACTIVE', 'EXPIRING', 'DONE', 'EXPIRED', 'FORFEITED', 'CLEARED');
ALTER TABLE rollover ALTER COLUMN status TYPE rollover_status
  USING (CASE status WHEN 'OPEN' THEN 'ACTIVE' ELSE status::text END)::rollover_status;
ALTER TABLE rollover
  ADD COLUMN is_bonus         boolean NOT NULL DEFAULT false,
  ADD COLUMN ends_as          rollover_status CHECK (ends_as IN ('EXPIRED', 'FORFEITED')),
  -- Of a bonus, from its start.
  ADD COLUMN validity_seconds integer CHECK (validity_seconds > 0),
  ADD COLUMN note             text,
  ADD COLUMN taken            bigint NOT NULL DEFAULT 0 CHECK (taken >= 0),
  ADD COLUMN kept             bigint NOT NULL DEFAULT 0 CHECK (kept >= 0),
  ALTER COLUMN posting_id DROP NOT NULL,
  DROP COLUMN base_amount;
CREATE INDEX rollover_running ON rollover (member_id, book, opened_at, id) WHERE status IN ('ACTIVE', 'EXPIRING');
CREATE UNIQUE INDEX rollover_one_bonus ON rollover (member_id, book) WHERE is_bonus AND status IN ('ACTIVE', 'EXPIRING');
CREATE INDEX rollover_queued ON rollover (member_id, book, opened_at, id) WHERE status = 'QUEUED';
CREATE INDEX rollover_due ON rollover (expires_at) WHERE status = 'ACTIVE' AND expires_at IS NOT NULL;
CREATE INDEX rollover_met ON rollover (member_id) WHERE status = 'ACTIVE' AND done = required;
CREATE INDEX rollover_bonuses ON rollover (member_id, book, opened_at) WHERE is_bonus;

-- Rounds that are played while a bonus runs. `stake` is all that was staked and not taken back, also before the bonus, and divides
-- what the round pays; `counted` is the part since `first_version`, `settled` what of it is settled; `reported` is what the
-- settlements say was won since then, `booked` what was posted. `won_before` was posted before.
CREATE TABLE bonus_round (
  member_id   uuid NOT NULL,
  book        book NOT NULL,
  round_id    text COLLATE "C" NOT NULL,
  rollover_id uuid NOT NULL REFERENCES rollover,
  first_version bigint NOT NULL,
  stake       bigint NOT NULL,
  bonus_stake bigint NOT NULL,
  counted     bigint NOT NULL,
  won_before  bigint NOT NULL,
  settled     bigint NOT NULL DEFAULT 0,
  reported    bigint NOT NULL DEFAULT 0,
  booked      bigint NOT NULL DEFAULT 0,
  is_open     boolean NOT NULL GENERATED ALWAYS AS (bonus_stake > 0 AND (settled < counted OR booked < reported)) STORED,
  CONSTRAINT bonus_round_once PRIMARY KEY (member_id, book, round_id)
) WITH (fillfactor = 80);
CREATE INDEX bonus_round_open ON bonus_round (member_id, book) WHERE is_open;
CREATE INDEX bonus_round_of_rollover ON bonus_round (rollover_id);

-- What has started or ended and is not announced yet: the service turns each into an event.
CREATE TABLE bonus_change (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rollover_id uuid NOT NULL REFERENCES rollover,
  status      rollover_status NOT NULL,
  done        bigint NOT NULL,
  taken       bigint NOT NULL,
  kept        bigint NOT NULL,
  balance     bigint NOT NULL,
  at          timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Their parameters have changed, or nothing calls them any more.
DROP FUNCTION IF EXISTS write_posting(posting_request, uuid, integer, bigint, bigint, bigint, uuid);
DROP FUNCTION IF EXISTS open_rollover(text, text, uuid, book, posting_kind, uuid, bigint, numeric, integer, bigint, text[]);
DROP FUNCTION IF EXISTS advance_rollover(text, text, uuid, book, bigint, text, timestamptz);
DROP FUNCTION IF EXISTS count_turnover(text, text, uuid, bigint, text, timestamptz);
DROP FUNCTION IF EXISTS post_with_checks(posting_request, uuid);
DROP FUNCTION IF EXISTS close_due_rollovers(uuid, book);
DROP FUNCTION IF EXISTS close_rollover(rollover, earlier_rollover_status, text, text, bytea, text, bytea);
DROP TYPE earlier_rollover_status;
DROP TYPE progress_answer;

-- A member's oldest open bonus becomes bonus money as far as money is there; further ones only have to be turned over.
UPDATE rollover SET expires_at = NULL, max_cash_out = NULL
 WHERE status = 'ACTIVE' AND (kind <> 'BONUS' OR id NOT IN (
   SELECT DISTINCT ON (member_id, book) id FROM rollover WHERE status = 'ACTIVE' AND kind = 'BONUS' ORDER BY member_id, book, opened_at, id));
DO $$
DECLARE
  o record;
  v_from uuid;
  v_to uuid;
BEGIN
  FOR o IN
    SELECT DISTINCT ON (r.member_id, r.book) r.id, r.member_id, r.book, r.credit_key, a.balance, a.version,
           least(r.amount, a.balance - a.held) AS bonus
      FROM rollover r JOIN player_account a USING (member_id, book)
     WHERE r.status = 'ACTIVE' AND r.kind = 'BONUS' ORDER BY r.member_id, r.book, r.opened_at, r.id
  LOOP
    IF o.bonus = 0 THEN
      UPDATE rollover SET is_bonus = true, status = 'CLEARED', closed_at = clock_timestamp() WHERE id = o.id;
      CONTINUE;
    END IF;
    UPDATE rollover SET is_bonus = true WHERE id = o.id;
    v_from := new_posting_id(0);
    v_to := new_posting_id(1);
    INSERT INTO posting (id, month, member_id, book, kind, debit, credit, amount, balance_after, version, xid, recorded_at, caller,
                         reference, group_id, note, bonus_amount)
    SELECT m.id, posting_month(), o.member_id, o.book, m.kind, m.debit, m.credit, o.bonus, m.balance, m.version, pg_current_xact_id(),
           clock_timestamp(), 'wallet', 'bonus-money:' || o.id, v_from, 'own money that was credited as a bonus', m.bonus
      FROM (VALUES (v_from, 'FORFEIT'::posting_kind, control_account(o.book), resolve_account(o.book, 5100), o.balance - o.bonus, o.version + 1, 0),
                   (v_to, 'BONUS', resolve_account(o.book, 5100), control_account(o.book), o.balance, o.version + 2, o.bonus))
           AS m(id, kind, debit, credit, balance, version, bonus);
    UPDATE player_account SET bonus = o.bonus, has_bonus = true, version = version + 2 WHERE member_id = o.member_id AND book = o.book;
  END LOOP;
END $$;
