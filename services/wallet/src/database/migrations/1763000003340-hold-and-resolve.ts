import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money set aside: held, then captured (in part), released, or expired by the database's clock; at most one of these, once. */
export class HoldAndResolve1763000003340 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [hold, capture, release, expiry]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION expire_holds_of, post_release, post_capture, hold_refusal, post_hold');
  }
}

const hold = `
  CREATE FUNCTION post_hold(
    p_caller text, p_external_id text, p_member uuid, p_book book, p_purpose posting_kind, p_amount bigint, p_contra integer,
    p_hash bytea, p_expires_in integer DEFAULT NULL, p_group uuid DEFAULT NULL, p_round text DEFAULT NULL,
    p_vassalage text DEFAULT NULL, p_game_type text DEFAULT NULL, p_note text DEFAULT NULL)
  RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_id uuid := derived_id('hold', p_caller, p_external_id);
    r posting_request := (p_caller, p_external_id, p_member, p_book, 'HOLD', -p_amount, p_contra, p_hash, p_group, p_round,
      p_vassalage, p_game_type, p_purpose, p_note, NULL)::posting_request;
    v_account player_account;
    v_refusal posting_outcome;
  BEGIN
    IF p_amount NOT BETWEEN 1 AND 999999999999999 THEN RAISE EXCEPTION 'an amount out of bounds: %', p_amount; END IF;
    IF NOT take_key(r, NULL) THEN RETURN replay_posting(r); END IF;

    UPDATE player_account a SET held = a.held + p_amount
     WHERE a.member_id = p_member AND a.book = p_book AND a.status = 'OPEN' AND NOT a.restricted
       AND a.balance - a.held >= p_amount
    RETURNING a.* INTO v_account;
    IF NOT FOUND THEN
      v_account := lock_account(p_member, p_book);
      IF v_account.held > 0 THEN v_account := expire_due_holds(v_account); END IF;
      v_refusal := posting_refusal(v_account, r);
      IF v_refusal IS NOT NULL THEN RETURN refuse(r, v_refusal); END IF;
      UPDATE player_account a SET held = a.held + p_amount WHERE a.member_id = p_member AND a.book = p_book;
      IF v_account.restricted AND p_purpose = 'BET' THEN
        PERFORM count_limits(p_member, p_book, 'BET', -p_amount, NULL);
      END IF;
    END IF;

    INSERT INTO hold (id, member_id, amount, balance, version, expires_at, contra, book, kind, caller, external_id,
                      group_id, round_id, vassalage, game_type, note)
    SELECT v_id, p_member, p_amount, v_account.balance, v_account.version,
           clock_timestamp() + p_expires_in * interval '1 second', p_contra, p_book, p_purpose, p_caller, p_external_id,
           p_group, p_round, p_vassalage, p_game_type, p_note
      FROM chart_account c WHERE c.number = p_contra AND c.book = p_book;
    IF NOT FOUND THEN RAISE EXCEPTION 'account % is not in the chart', p_contra; END IF;
    RETURN ('ACCEPTED', v_account.balance, v_account.version, v_id, false, NULL)::posting_answer;
  END $$`;

// Decided under the player's lock, by which every change of a hold is ordered.
const capture = `
  CREATE FUNCTION hold_refusal(p_hold uuid, p_amount bigint) RETURNS posting_outcome LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    h hold;
    a player_account;
  BEGIN
    SELECT * INTO STRICT h FROM hold WHERE id = p_hold;
    a := lock_account(h.member_id, h.book);
    SELECT * INTO STRICT h FROM hold WHERE id = p_hold;
    IF h.status = 'OPEN' AND h.expires_at <= clock_timestamp() THEN
      PERFORM expire_due_holds(a);
      RETURN 'HOLD_EXPIRED';
    END IF;
    IF h.status = 'EXPIRED' THEN RETURN 'HOLD_EXPIRED'; END IF;
    IF h.status <> 'OPEN' THEN RETURN 'HOLD_RESOLVED'; END IF;
    IF p_amount > h.amount THEN RETURN 'CAPTURE_EXCEEDS_HOLD'; END IF;
    IF p_amount > 0 AND a.status = 'STOPPED' THEN RETURN 'ACCOUNT_STOPPED'; END IF;
    RETURN NULL;
  END $$;

  -- Null where the caller has no such hold. What is not captured is free again.
  CREATE FUNCTION post_capture(p_caller text, p_external_id text, p_hold uuid, p_amount bigint, p_hash bytea,
    p_trace bytea DEFAULT NULL)
  RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_xid xid8 := pg_current_xact_id();
    v_id uuid := new_posting_id(v_xid, 0);
    h hold;
    r posting_request;
    a player_account;
    v_taken bigint;
    v_refusal posting_outcome;
  BEGIN
    SELECT * INTO h FROM hold WHERE id = p_hold AND caller = p_caller;
    IF NOT FOUND THEN RETURN NULL; END IF;
    v_taken := coalesce(p_amount, h.amount);
    IF v_taken < 1 THEN RAISE EXCEPTION 'an amount out of bounds: %', v_taken; END IF;
    r := (p_caller, p_external_id, h.member_id, h.book, h.kind, -v_taken, h.contra, p_hash, h.group_id, h.round_id,
      h.vassalage, h.game_type, p_hold, h.note, p_trace)::posting_request;
    IF NOT take_key(r, v_id) THEN RETURN replay_posting(r); END IF;
    v_refusal := hold_refusal(p_hold, v_taken);
    IF v_refusal IS NOT NULL THEN RETURN refuse(r, v_refusal); END IF;

    UPDATE player_account SET balance = balance - v_taken, held = held - h.amount, version = version + 1
     WHERE member_id = h.member_id AND book = h.book RETURNING * INTO STRICT a;
    UPDATE hold SET status = 'CAPTURED', captured = v_taken, resolved_at = clock_timestamp()
     WHERE id = p_hold AND status = 'OPEN';
    IF NOT FOUND THEN RAISE EXCEPTION 'hold % was resolved past its lock', p_hold; END IF;
    PERFORM write_posting(r, v_xid, v_id, control_account(h.book), h.contra, v_taken, a.balance, a.version, h.group_id);
    IF a.restricted AND h.kind = 'BET' AND v_taken < h.amount THEN
      PERFORM count_limits(h.member_id, h.book, 'ROLLBACK', h.amount - v_taken, h.created_at);
    END IF;
    RETURN ('ACCEPTED', a.balance, a.version, v_id, false, NULL)::posting_answer;
  END $$`;

const release = `
  CREATE FUNCTION post_release(p_caller text, p_external_id text, p_hold uuid, p_hash bytea) RETURNS posting_answer
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    h hold;
    r posting_request;
    a player_account;
    v_refusal posting_outcome;
  BEGIN
    SELECT * INTO h FROM hold WHERE id = p_hold AND caller = p_caller;
    IF NOT FOUND THEN RETURN NULL; END IF;
    r := (p_caller, p_external_id, h.member_id, h.book, 'RELEASE', 0, h.contra, p_hash, h.group_id, h.round_id, h.vassalage,
      h.game_type, p_hold, h.note, NULL)::posting_request;
    IF NOT take_key(r, NULL) THEN RETURN replay_posting(r); END IF;
    v_refusal := hold_refusal(p_hold, 0);
    IF v_refusal IS NOT NULL THEN RETURN refuse(r, v_refusal); END IF;

    UPDATE player_account SET held = held - h.amount WHERE member_id = h.member_id AND book = h.book RETURNING * INTO STRICT a;
    UPDATE hold SET status = 'RELEASED', resolved_at = clock_timestamp() WHERE id = p_hold AND status = 'OPEN';
    IF NOT FOUND THEN RAISE EXCEPTION 'hold % was resolved past its lock', p_hold; END IF;
    IF a.restricted AND h.kind = 'BET' THEN
      PERFORM count_limits(h.member_id, h.book, 'ROLLBACK', h.amount, h.created_at);
    END IF;
    PERFORM keep_answer(r, 'ACCEPTED', a.balance, a.version);
    RETURN ('ACCEPTED', a.balance, a.version, NULL, false, NULL)::posting_answer;
  END $$`;

const expiry = `
  CREATE FUNCTION expire_holds_of(p_member uuid, p_book book) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    a player_account := lock_account(p_member, p_book);
    v_before bigint := a.held;
  BEGIN
    a := expire_due_holds(a);
    RETURN v_before - a.held;
  END $$`;
