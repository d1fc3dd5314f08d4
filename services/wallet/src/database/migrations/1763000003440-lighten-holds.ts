import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A hold and its capture as before, with a plain path of a few statements where the account is open and unmarked. */
export class LightenHolds1763000003440 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(derived);
    await runner.query(hold);
    await runner.query(capture);
  }

  async down(): Promise<void> {
    throw new Error('Nothing is lost by keeping these functions, and nothing is won by those before them.');
  }
}

// The same ids as before. A language whose functions are compiled once a session.
const derived = `
  CREATE OR REPLACE FUNCTION derived_id(p_what text, p_caller text, p_external_id text) RETURNS uuid
  LANGUAGE plpgsql IMMUTABLE AS $$
  DECLARE h bytea := substring(sha256(convert_to(concat_ws(chr(31), p_what, p_caller, p_external_id), 'UTF8')) FROM 1 FOR 16);
  BEGIN
    RETURN encode(set_byte(set_byte(h, 6, get_byte(h, 6) & 15 | 128), 8, get_byte(h, 8) & 63 | 128), 'hex')::uuid;
  END $$`;

const hold = `
  CREATE OR REPLACE FUNCTION post_hold(
    p_caller text, p_external_id text, p_member uuid, p_book book, p_purpose posting_kind, p_amount bigint, p_contra integer,
    p_hash bytea, p_expires_in integer DEFAULT NULL, p_group uuid DEFAULT NULL, p_round text DEFAULT NULL,
    p_vassalage text DEFAULT NULL, p_game_type text DEFAULT NULL, p_note text DEFAULT NULL)
  RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_id uuid := derived_id('hold', p_caller, p_external_id);
    v_balance bigint;
    v_version bigint;
    v_account player_account;
    v_refusal posting_outcome;
    r posting_request;
  BEGIN
    IF p_amount NOT BETWEEN 1 AND 999999999999999 THEN RAISE EXCEPTION 'an amount out of bounds: %', p_amount; END IF;
    IF chart_knows(p_contra) IS NOT TRUE OR (p_contra >= 100000) <> (p_book = 'PLAY') THEN
      RAISE EXCEPTION 'account % is not in the chart', p_contra;
    END IF;
    INSERT INTO posting_key (caller, external_id, member_id, book, outcome, request_hash)
    VALUES (p_caller, p_external_id, p_member, p_book, 'ACCEPTED', p_hash) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      RETURN replay_posting((p_caller, p_external_id, p_member, p_book, 'HOLD', -p_amount, p_contra, p_hash, p_group, p_round,
        p_vassalage, p_game_type, p_purpose, p_note, NULL)::posting_request);
    END IF;

    UPDATE player_account a SET held = a.held + p_amount
     WHERE a.member_id = p_member AND a.book = p_book AND a.status = 'OPEN' AND NOT a.restricted
       AND a.balance - a.held >= p_amount
    RETURNING a.balance, a.version INTO v_balance, v_version;
    IF NOT FOUND THEN
      r := (p_caller, p_external_id, p_member, p_book, 'HOLD', -p_amount, p_contra, p_hash, p_group, p_round,
        p_vassalage, p_game_type, p_purpose, p_note, NULL)::posting_request;
      v_account := lock_account(p_member, p_book);
      IF v_account.held > 0 THEN v_account := expire_due_holds(v_account); END IF;
      v_refusal := posting_refusal(v_account, r);
      IF v_refusal IS NOT NULL THEN RETURN refuse(r, v_refusal); END IF;
      UPDATE player_account a SET held = a.held + p_amount WHERE a.member_id = p_member AND a.book = p_book
      RETURNING a.balance, a.version INTO STRICT v_balance, v_version;
      IF v_account.restricted AND p_purpose = 'BET' THEN
        PERFORM count_limits(p_member, p_book, 'BET', -p_amount, NULL);
      END IF;
    END IF;

    INSERT INTO hold (id, member_id, amount, balance, version, expires_at, contra, book, kind, caller, external_id,
                      group_id, round_id, vassalage, game_type, note)
    VALUES (v_id, p_member, p_amount, v_balance, v_version, clock_timestamp() + p_expires_in * interval '1 second', p_contra,
            p_book, p_purpose, p_caller, p_external_id, p_group, p_round, p_vassalage, p_game_type, p_note);
    RETURN ('ACCEPTED', v_balance, v_version, v_id, false, NULL)::posting_answer;
  END $$`;

// Null where the caller has no such hold. What is not captured is free again. Every change of a hold is ordered by the
// player's lock, which therefore comes first. IS TRUE: by its key, and never by the index over what is open.
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

    SELECT a.restricted INTO v_restricted FROM player_account a
     WHERE a.member_id = h.member_id AND a.book = h.book AND a.status <> 'STOPPED' FOR NO KEY UPDATE;
    IF FOUND THEN
      UPDATE hold SET status = 'CAPTURED', captured = v_taken, resolved_at = clock_timestamp()
       WHERE id = p_hold AND (status = 'OPEN') IS TRUE AND amount >= v_taken AND (expires_at IS NULL OR expires_at > clock_timestamp());
    END IF;
    IF NOT FOUND THEN
      r := (p_caller, p_external_id, h.member_id, h.book, h.kind, -v_taken, h.contra, p_hash, h.group_id, h.round_id,
        h.vassalage, h.game_type, p_hold, h.note, p_trace)::posting_request;
      v_refusal := hold_refusal(p_hold, v_taken);
      IF v_refusal IS NULL THEN RAISE EXCEPTION 'hold % was neither captured nor refused', p_hold; END IF;
      RETURN refuse(r, v_refusal);
    END IF;

    UPDATE player_account a SET balance = a.balance - v_taken, held = a.held - h.amount, version = a.version + 1
     WHERE a.member_id = h.member_id AND a.book = h.book
    RETURNING a.balance, a.version INTO STRICT v_balance, v_version;
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
