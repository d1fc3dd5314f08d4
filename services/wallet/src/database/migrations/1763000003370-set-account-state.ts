import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Limits, exclusion, lock and stop: each set under the player's lock, so that once it is answered no posting passes it by. */
export class SetAccountState1763000003370 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [limits, exclusion, status, deposits]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP FUNCTION deposit_hindrance, set_status, set_exclusion, set_limits, mark_restricted',
    );
  }
}

const limits = `
  CREATE FUNCTION mark_restricted(p_member uuid, p_book book) RETURNS void LANGUAGE sql VOLATILE AS $$
    UPDATE player_account a
       SET restricted = coalesce(a.excluded_until > clock_timestamp(), false)
             OR EXISTS (SELECT 1 FROM player_limit l WHERE l.member_id = p_member AND l.book = p_book)
     WHERE a.member_id = p_member AND a.book = p_book
  $$;

  CREATE FUNCTION set_limits(p_member uuid, p_book book, p_limits jsonb, p_zone text, p_by text) RETURNS void
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE v_now timestamptz;
  BEGIN
    PERFORM lock_account(p_member, p_book);
    v_now := clock_timestamp();
    DELETE FROM player_limit WHERE member_id = p_member AND book = p_book;
    INSERT INTO player_limit (member_id, book, kind, period, zone, amount, used, resets_at)
    SELECT p_member, p_book, l.kind, l.period, p_zone, l.amount,
           limit_used(p_member, p_book, l.kind, period_start(l.period, p_zone, v_now)), period_end(l.period, p_zone, v_now)
      FROM jsonb_to_recordset(p_limits) AS l(kind text, period text, amount bigint);
    PERFORM mark_restricted(p_member, p_book);
    INSERT INTO account_change (member_id, book, what, value, changed_by)
    VALUES (p_member, p_book, 'LIMITS', p_limits, p_by);
  END $$`;

// False where it would end sooner than the one in force: an exclusion cannot be shortened.
const exclusion = `
  CREATE FUNCTION set_exclusion(p_member uuid, p_book book, p_until timestamptz, p_by text) RETURNS boolean
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE a player_account := lock_account(p_member, p_book);
  BEGIN
    IF a.excluded_until > clock_timestamp() AND p_until < a.excluded_until THEN RETURN false; END IF;
    UPDATE player_account SET excluded_until = p_until WHERE member_id = p_member AND book = p_book;
    PERFORM mark_restricted(p_member, p_book);
    INSERT INTO account_change (member_id, book, what, value, changed_by)
    VALUES (p_member, p_book, 'EXCLUSION', jsonb_build_object('until', p_until), p_by);
    RETURN true;
  END $$`;

const status = `
  CREATE FUNCTION set_status(p_member uuid, p_book book, p_status account_status, p_reason text, p_by text) RETURNS void
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE a player_account := lock_account(p_member, p_book);
  BEGIN
    IF a.status = p_status THEN RETURN; END IF;
    UPDATE player_account SET status = p_status WHERE member_id = p_member AND book = p_book;
    INSERT INTO account_change (member_id, book, what, value, changed_by, reason)
    VALUES (p_member, p_book, 'STATUS', jsonb_build_object('from', a.status, 'to', p_status), p_by, p_reason);
  END $$`;

// Locks the player: what a limit that is being set will forbid waits for it. Null where the money may come.
const deposits = `
  CREATE FUNCTION deposit_hindrance(p_member uuid, p_amount bigint, p_with_open boolean) RETURNS text
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    a player_account := lock_account(p_member, 'REAL');
    v_now timestamptz := clock_timestamp();
    v_open numeric := 0;
  BEGIN
    IF a.excluded_until > v_now THEN RETURN 'SELF_EXCLUDED'; END IF;
    IF NOT a.restricted THEN RETURN NULL; END IF;
    IF p_with_open THEN
      SELECT coalesce(sum(d.amount), 0) INTO v_open FROM deposit d
       WHERE d.member_id = p_member AND d.status IN ('CREATED', 'PENDING');
    END IF;
    IF EXISTS (SELECT 1 FROM player_limit l WHERE l.member_id = p_member AND l.book = 'REAL' AND l.kind = 'DEPOSIT'
         AND CASE WHEN l.resets_at <= v_now THEN 0 ELSE l.used END + v_open + p_amount > l.amount) THEN
      RETURN 'OVER_LIMIT';
    END IF;
    RETURN NULL;
  END $$`;
