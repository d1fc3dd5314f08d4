import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A capture takes the money and with it the account's lock in one statement, where it took the lock first by one of its own. */
export class LightenCapture1763000003720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(capture);
  }

  async down(): Promise<void> {
    throw new Error('Nothing is lost by keeping this function, and nothing is won by the one before it.');
  }
}

// Null where the caller has no such hold. What is not captured is free again. Every change of a hold is ordered by the
// player's lock, which therefore comes first. Where the hold turns out to be resolved or expired by then, the account is put
// back as it was: nobody has seen it otherwise. IS TRUE: by its key, and never by the index over what is open.
const capture = `
  CREATE OR REPLACE FUNCTION post_capture(p_caller text, p_external_id text, p_hold uuid, p_amount bigint, p_hash bytea,
    p_trace bytea DEFAULT NULL)
  RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_xid xid8 := pg_current_xact_id();
    v_id uuid := new_posting_id(v_xid, 0);
    v_month date := posting_month();
    h hold;
    r posting_request;
    v_taken bigint;
    v_restricted boolean;
    v_balance bigint;
    v_version bigint;
    v_refusal posting_outcome;
  BEGIN
    SELECT * INTO h FROM hold WHERE id = p_hold AND caller = p_caller;
    IF NOT FOUND THEN RETURN NULL; END IF;
    v_taken := coalesce(p_amount, h.amount);
    IF v_taken < 1 THEN RAISE EXCEPTION 'an amount out of bounds: %', v_taken; END IF;
    INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
    VALUES (p_caller, p_external_id, h.member_id, h.book, 'ACCEPTED', v_month, v_id, p_hash) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      RETURN replay_posting((p_caller, p_external_id, h.member_id, h.book, h.kind, -v_taken, h.contra, p_hash, h.group_id,
        h.round_id, h.vassalage, h.game_type, p_hold, h.note, p_trace)::posting_request);
    END IF;

    UPDATE player_account a SET balance = a.balance - v_taken, held = a.held - h.amount, version = a.version + 1
     WHERE a.member_id = h.member_id AND a.book = h.book AND a.status <> 'STOPPED'
       AND h.status = 'OPEN' AND v_taken <= h.amount AND a.held >= h.amount
    RETURNING a.balance, a.version, a.restricted INTO v_balance, v_version, v_restricted;
    IF FOUND THEN
      UPDATE hold SET status = 'CAPTURED', captured = v_taken, resolved_at = clock_timestamp()
       WHERE id = p_hold AND (status = 'OPEN') IS TRUE AND (expires_at IS NULL OR expires_at > clock_timestamp());
      IF NOT FOUND THEN
        UPDATE player_account a SET balance = a.balance + v_taken, held = a.held + h.amount, version = a.version - 1
         WHERE a.member_id = h.member_id AND a.book = h.book;
        v_version := NULL;
      END IF;
    END IF;
    IF v_version IS NULL THEN
      r := (p_caller, p_external_id, h.member_id, h.book, h.kind, -v_taken, h.contra, p_hash, h.group_id, h.round_id,
        h.vassalage, h.game_type, p_hold, h.note, p_trace)::posting_request;
      v_refusal := hold_refusal(p_hold, v_taken);
      IF v_refusal IS NULL THEN RAISE EXCEPTION 'hold % was neither captured nor refused', p_hold; END IF;
      RETURN refuse(r, v_refusal);
    END IF;

    INSERT INTO posting (id, month, member_id, book, kind, debit, credit, amount, balance_after, version, xid, recorded_at,
                         caller, reference, request_hash, group_id, round_id, vassalage, game_type, refers_to, note, trace)
    VALUES (v_id, v_month, h.member_id, h.book, h.kind, CASE h.book WHEN 'REAL' THEN 2000 ELSE 102000 END, h.contra, v_taken,
            v_balance, v_version, v_xid, clock_timestamp(), p_caller, p_external_id, p_hash, h.group_id, h.round_id,
            h.vassalage, h.game_type, p_hold, h.note, p_trace);
    IF v_restricted AND h.kind = 'BET' AND v_taken < h.amount THEN
      PERFORM count_limits(h.member_id, h.book, 'ROLLBACK', h.amount - v_taken, h.created_at);
    END IF;
    RETURN ('ACCEPTED', v_balance, v_version, v_id, false, NULL)::posting_answer;
  END $$`;
