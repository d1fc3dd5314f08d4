import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a member is to be told next of time and result lies on the account that every bet reads and locks anyway: from then on no
 * stake is taken before member says that the notice has been answered.
 */
export class HoldBetsForRealityCheck1763000003710 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE player_account ADD COLUMN reality_due_at timestamptz, ADD COLUMN reality_told_at timestamptz`);
    for (const part of [schedule, restricted, refusals]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Members who asked for reality checks would play past them.');
  }
}

// What was told later counts, whichever comes first: by the call before the member is answered, or by the event.
const schedule = `
  CREATE FUNCTION set_reality_check(p_member uuid, p_book book, p_due timestamptz, p_told timestamptz) RETURNS void
  LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    PERFORM lock_account(p_member, p_book);
    UPDATE player_account SET reality_due_at = p_due, reality_told_at = p_told
     WHERE member_id = p_member AND book = p_book AND (reality_told_at IS NULL OR reality_told_at <= p_told);
    IF FOUND THEN PERFORM mark_restricted(p_member, p_book); END IF;
  END $$`;

const restricted = `
  CREATE OR REPLACE FUNCTION mark_restricted(p_member uuid, p_book book) RETURNS void LANGUAGE sql VOLATILE AS $$
    UPDATE player_account a
       SET restricted = coalesce(a.excluded_until > clock_timestamp(), false) OR a.reality_due_at IS NOT NULL
             OR EXISTS (SELECT 1 FROM player_limit l WHERE l.member_id = p_member AND l.book = p_book)
     WHERE a.member_id = p_member AND a.book = p_book
  $$`;

// As before, and one line more: wins, rollbacks and withdrawals pass it by.
const refusals = `
  CREATE OR REPLACE FUNCTION posting_refusal(
    a player_account, r posting_request, p_wagered bigint DEFAULT 0, p_lost bigint DEFAULT 0)
  RETURNS posting_outcome LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_now timestamptz := clock_timestamp();
    v_bet boolean := r.kind = 'BET' OR (r.kind = 'HOLD' AND r.refers_to = 'BET');
  BEGIN
    IF a.status = 'STOPPED' THEN
      RETURN CASE WHEN r.delta < 0 THEN 'ACCOUNT_STOPPED' END::posting_outcome;
    END IF;
    IF r.delta < 0 AND r.kind <> 'ADJUST' THEN
      IF a.status = 'LOCKED' THEN RETURN 'ACCOUNT_LOCKED'; END IF;
      IF v_bet AND a.excluded_until > v_now THEN RETURN 'SELF_EXCLUDED'; END IF;
      IF v_bet AND a.reality_due_at <= v_now THEN RETURN 'REALITY_CHECK_DUE'; END IF;
      IF a.balance - a.held < -r.delta THEN RETURN 'INSUFFICIENT_FUNDS'; END IF;
      IF v_bet AND a.restricted AND limit_passed(r.member_id, r.book, p_wagered - r.delta, p_lost - r.delta, v_now) THEN
        RETURN 'LIMIT_REACHED';
      END IF;
    END IF;
    IF r.kind = 'BONUS' AND a.excluded_until > v_now THEN RETURN 'SELF_EXCLUDED'; END IF;
    IF r.delta > 0 AND a.balance > 9223372036854775807 - r.delta THEN RETURN 'BALANCE_OVERFLOW'; END IF;
    RETURN NULL;
  END $$`;
