import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Many at one account take turns at a ticket of their own, instead of all waking at each commit. Nothing relies on the ticket but speed. */
export class QueueForHotAccount1763000003570 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(fastPath);
  }

  async down(): Promise<void> {
    throw new Error('Nothing is lost by keeping this function, and nothing is won by the one before it.');
  }
}

const fastPath = `
  CREATE OR REPLACE FUNCTION post(
    p_caller text, p_external_id text, p_member uuid, p_book book, p_kind posting_kind, p_delta bigint,
    p_contra integer, p_hash bytea, p_group uuid DEFAULT NULL, p_round text DEFAULT NULL, p_vassalage text DEFAULT NULL,
    p_game_type text DEFAULT NULL, p_note text DEFAULT NULL, p_trace bytea DEFAULT NULL)
  RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_xid xid8 := pg_current_xact_id();
    v_id uuid := new_posting_id(v_xid, 0);
    v_month date := posting_month();
    v_ceiling bigint := 9223372036854775807 - greatest(p_delta, 0);
    v_control integer := CASE p_book WHEN 'REAL' THEN 2000 ELSE 102000 END;
    v_balance bigint;
    v_version bigint;
  BEGIN
    IF p_delta = 0 OR p_delta NOT BETWEEN -999999999999999 AND 999999999999999 THEN
      RAISE EXCEPTION 'an amount out of bounds: %', p_delta;
    END IF;
    IF chart_knows(p_contra) IS NOT TRUE THEN RAISE EXCEPTION 'account % is not in the chart', p_contra; END IF;

    INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
    VALUES (p_caller, p_external_id, p_member, p_book, 'ACCEPTED', v_month, v_id, p_hash)
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      RETURN replay_posting((p_caller, p_external_id, p_member, p_book, p_kind, p_delta, p_contra, p_hash, p_group,
        p_round, p_vassalage, p_game_type, NULL, p_note, p_trace)::posting_request);
    END IF;

    -- A ticket in the queue for this account. Waiting for the row itself would wake all who wait at each commit, and let
    -- one of them through. Only what comes in numbers takes one: deposits and grants are made by who holds the row already,
    -- and whoever has a ticket may be waiting for that row.
    IF p_kind IN ('BET', 'WIN') AND pg_advisory_xact_lock(uuid_hash_extended(p_member, 7204415)) IS NULL THEN
      RAISE EXCEPTION 'no ticket';
    END IF;
    UPDATE player_account a SET balance = a.balance + p_delta, version = a.version + 1
     WHERE a.member_id = p_member AND a.book = p_book AND a.status = 'OPEN' AND NOT a.restricted
       AND a.balance - a.held >= -p_delta AND a.balance <= v_ceiling
    RETURNING a.balance, a.version INTO v_balance, v_version;
    IF NOT FOUND THEN
      RETURN post_attended((p_caller, p_external_id, p_member, p_book, p_kind, p_delta, p_contra, p_hash, p_group,
        p_round, p_vassalage, p_game_type, NULL, p_note, p_trace)::posting_request, v_xid, v_id);
    END IF;

    INSERT INTO posting (id, month, member_id, book, kind, debit, credit, amount, balance_after, version, xid, recorded_at,
                         caller, reference, request_hash, group_id, round_id, vassalage, game_type, note, trace)
    VALUES (v_id, v_month, p_member, p_book, p_kind,
            CASE WHEN p_delta < 0 THEN v_control ELSE p_contra END, CASE WHEN p_delta < 0 THEN p_contra ELSE v_control END,
            abs(p_delta), v_balance, v_version, v_xid, clock_timestamp(),
            p_caller, p_external_id, p_hash, p_group, p_round, p_vassalage, p_game_type, p_note, p_trace);
    RETURN ('ACCEPTED', v_balance, v_version, v_id, false, NULL)::posting_answer;
  END $$`;
