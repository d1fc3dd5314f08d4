import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Between members through account 2800, to and from vendors through 2100, and what a member pays back of what is owed. */
export class Transfer1763000003350 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [transfer, vendor, repayment]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION post_repayment, post_vendor_transfer, post_transfer');
  }
}

// Accounts are opened and locked by ascending member id, so that A to B and B to A wait for each other and never in a circle.
// A posting belongs to one member's chain: a transfer is two of them, in one group, and account 2800 is nothing again after it.
const transfer = `
  CREATE FUNCTION post_transfer(p_caller text, p_external_id text, p_from uuid, p_to uuid, p_amount bigint, p_hash bytea,
    p_note text DEFAULT NULL, p_trace bytea DEFAULT NULL)
  RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_xid xid8 := pg_current_xact_id();
    v_id uuid := new_posting_id(v_xid, 0);
    r posting_request := (p_caller, p_external_id, p_from, 'REAL', 'TRANSFER_OUT', -p_amount, 2800, p_hash, NULL, NULL, NULL,
      NULL, p_to, p_note, p_trace)::posting_request;
    a player_account;
    v_sender player_account;
    v_receiver player_account;
    v_refusal posting_outcome;
  BEGIN
    IF p_from = p_to THEN RAISE EXCEPTION 'a transfer to oneself'; END IF;
    IF p_amount NOT BETWEEN 1 AND 999999999999999 THEN RAISE EXCEPTION 'an amount out of bounds: %', p_amount; END IF;
    IF NOT take_key(r, v_id) THEN RETURN replay_posting(r); END IF;

    PERFORM open_account(least(p_from, p_to), 'REAL');
    PERFORM open_account(greatest(p_from, p_to), 'REAL');
    FOR a IN SELECT * FROM player_account WHERE member_id IN (p_from, p_to) AND book = 'REAL' ORDER BY member_id FOR NO KEY UPDATE LOOP
      IF a.member_id = p_from THEN v_sender := a; ELSE v_receiver := a; END IF;
    END LOOP;
    IF v_sender.held > 0 THEN v_sender := expire_due_holds(v_sender); END IF;

    v_refusal := posting_refusal(v_sender, r);
    IF v_refusal IS NULL AND (v_receiver.status <> 'OPEN' OR v_receiver.excluded_until > clock_timestamp()) THEN
      v_refusal := 'RECEIVER_UNAVAILABLE';
    END IF;
    IF v_refusal IS NULL AND v_receiver.balance > 9223372036854775807 - p_amount THEN v_refusal := 'BALANCE_OVERFLOW'; END IF;
    IF v_refusal IS NOT NULL THEN RETURN refuse(r, v_refusal); END IF;

    UPDATE player_account SET balance = balance - p_amount, version = version + 1
     WHERE member_id = p_from AND book = 'REAL' RETURNING * INTO STRICT v_sender;
    UPDATE player_account SET balance = balance + p_amount, version = version + 1
     WHERE member_id = p_to AND book = 'REAL' RETURNING * INTO STRICT v_receiver;
    PERFORM write_posting(r, v_xid, v_id, 2000, 2800, p_amount, v_sender.balance, v_sender.version, v_id);
    r.member_id := p_to;
    r.kind := 'TRANSFER_IN';
    r.refers_to := p_from;
    PERFORM write_posting(r, v_xid, new_posting_id(v_xid, 1), 2800, 2000, p_amount, v_receiver.balance, v_receiver.version, v_id);
    RETURN ('ACCEPTED', v_sender.balance, v_sender.version, v_id, false, NULL)::posting_answer;
  END $$`;

// What a member has with a vendor is never more than was sent there: the row lies below the player's lock.
const vendor = `
  CREATE FUNCTION post_vendor_transfer(p_caller text, p_external_id text, p_member uuid, p_vassalage text, p_delta bigint,
    p_hash bytea, p_trace bytea DEFAULT NULL)
  RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_xid xid8 := pg_current_xact_id();
    v_id uuid := new_posting_id(v_xid, 0);
    r posting_request := (p_caller, p_external_id, p_member, 'REAL',
      CASE WHEN p_delta < 0 THEN 'TRANSFER_OUT' ELSE 'TRANSFER_IN' END, p_delta, 2100, p_hash, NULL, NULL, p_vassalage, NULL,
      NULL, NULL, p_trace)::posting_request;
    v_there bigint;
    v_answer posting_answer;
  BEGIN
    IF abs(p_delta) NOT BETWEEN 1 AND 999999999999999 THEN RAISE EXCEPTION 'an amount out of bounds: %', p_delta; END IF;
    IF NOT take_key(r, v_id) THEN RETURN replay_posting(r); END IF;
    PERFORM lock_account(p_member, 'REAL');
    SELECT balance INTO v_there FROM vendor_account
     WHERE member_id = p_member AND book = 'REAL' AND vassalage = p_vassalage FOR NO KEY UPDATE;
    IF p_delta > coalesce(v_there, 0) THEN RETURN refuse(r, 'INSUFFICIENT_FUNDS'); END IF;
    v_answer := post_attended(r, v_xid, v_id);
    IF v_answer.outcome <> 'ACCEPTED' THEN RETURN v_answer; END IF;
    IF v_there IS NULL THEN
      INSERT INTO vendor_account VALUES (p_member, 'REAL', p_vassalage, -p_delta);
    ELSE
      UPDATE vendor_account SET balance = balance - p_delta
       WHERE member_id = p_member AND book = 'REAL' AND vassalage = p_vassalage;
    END IF;
    RETURN v_answer;
  END $$`;

// A credit never pays a debt by itself: what is owed goes down by this call alone.
const repayment = `
  CREATE FUNCTION post_repayment(p_caller text, p_external_id text, p_member uuid, p_book book, p_amount bigint, p_hash bytea,
    p_note text DEFAULT NULL, p_trace bytea DEFAULT NULL)
  RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_xid xid8 := pg_current_xact_id();
    v_id uuid := new_posting_id(v_xid, 0);
    r posting_request := (p_caller, p_external_id, p_member, p_book, 'REPAYMENT', -p_amount,
      CASE p_book WHEN 'REAL' THEN 1500 ELSE 101500 END, p_hash, NULL, NULL, NULL, NULL, NULL, p_note, p_trace)::posting_request;
    a player_account;
    v_answer posting_answer;
  BEGIN
    IF p_amount NOT BETWEEN 1 AND 999999999999999 THEN RAISE EXCEPTION 'an amount out of bounds: %', p_amount; END IF;
    IF NOT take_key(r, v_id) THEN RETURN replay_posting(r); END IF;
    a := lock_account(p_member, p_book);
    IF a.owed < p_amount THEN RETURN refuse(r, 'EXCEEDS_OWED'); END IF;
    v_answer := post_attended(r, v_xid, v_id);
    IF v_answer.outcome = 'ACCEPTED' THEN
      UPDATE player_account SET owed = owed - p_amount WHERE member_id = p_member AND book = p_book;
    END IF;
    RETURN v_answer;
  END $$`;
