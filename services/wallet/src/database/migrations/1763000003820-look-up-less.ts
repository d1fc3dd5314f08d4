import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The three statements of a posting as before, with fewer operators and functions in them: each is looked up in the
 * catalogue, its rights are checked and its call is prepared anew by every transaction, and with many sessions in turn none
 * of that is in the caches of the processor any more. The queue for a hot account is joined only by who finds it being changed.
 */
export class LookUpLess1763000003820 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [
      chart,
      identity,
      views,
      attended,
      post,
      replay,
      hold,
      holdAttended,
      capture,
      refuseCapture,
    ])
      await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Nothing is lost by keeping these functions, and nothing is won by those before them.');
  }
}

// A number beyond the bits is refused by get_bit itself.
const chart = `
  CREATE OR REPLACE FUNCTION tell_chart() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    v_most integer := (SELECT coalesce(max(number), 0) FROM chart_account);
    v_bits bytea := decode(repeat('00', greatest(v_most, 199999) / 8 + 1), 'hex');
    v_number integer;
  BEGIN
    IF v_most > 1000000 THEN RAISE EXCEPTION 'an account number of more than six digits: %', v_most; END IF;
    FOR v_number IN SELECT number FROM chart_account LOOP v_bits := set_bit(v_bits, v_number, 1); END LOOP;
    EXECUTE format('CREATE OR REPLACE FUNCTION chart_knows(p_number integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
                    AS %L', format('SELECT get_bit(%L::bytea, p_number) = 1', v_bits));
    RETURN NULL;
  END $$;
  UPDATE chart_account SET code = code WHERE false`;

// As before: the transaction's number, the leg, and what chance says; one transaction may make several ids of the same leg.
// The chance of a dice is enough for that, and is had without the generator of secrets. Its two highest bits are a UUID's.
const identity = `
  CREATE OR REPLACE FUNCTION new_posting_id(p_xid xid8, p_leg integer) RETURNS uuid LANGUAGE sql VOLATILE AS $$
    SELECT encode(substring(xid8send(p_xid) FROM 3) || int2send((p_leg - 32768)::smallint)
      || int8send(random(-9223372036854775808, -4611686018427387905)), 'hex')::uuid
  $$`;

// The same rules, said in fewer words. Sessions that capture lock them in this order. An
// account is untouched where nobody else was changing it when it was read: who has its row by now may join no queue for it.
const views = `
  CREATE OR REPLACE VIEW sound_account AS SELECT *, xmax = '0'::xid OR xmax = pg_current_xact_id()::xid AS untouched FROM player_account
    WHERE least(held, owed, balance - held) >= 0
    WITH CHECK OPTION;
  CREATE OR REPLACE VIEW sound_hold AS SELECT * FROM hold
    WHERE amount > 0 AND kind IN ('BET', 'WITHDRAWAL')
      AND CASE status WHEN 'OPEN' THEN captured = 0 AND resolved_at IS NULL
                      WHEN 'CAPTURED' THEN captured BETWEEN 1 AND amount AND resolved_at IS NOT NULL
                      ELSE captured = 0 AND resolved_at IS NOT NULL END
    WITH CHECK OPTION;
  CREATE OR REPLACE VIEW sound_posting AS SELECT * FROM posting
    WHERE amount > 0 AND debit <> credit
      AND CASE book WHEN 'REAL' THEN greatest(debit, credit) < 100000 ELSE least(debit, credit) >= 100000 END
      AND CASE WHEN debit IN (2000, 102000) OR credit IN (2000, 102000) THEN version > 0 AND balance_after >= 0
               ELSE version IS NULL AND balance_after IS NULL END
    WITH CHECK OPTION`;

// What no posting may be is said here, where every posting comes that is not plain.
const attended = `
  DO $do$
  DECLARE
    v_text text := pg_get_functiondef('post_attended(posting_request, xid8, uuid)'::regprocedure);
    v_begin text := E'  BEGIN\\n    IF r.delta < 0 AND a.held > 0';
  BEGIN
    IF position(v_begin IN v_text) = 0 THEN RAISE EXCEPTION 'post_attended is not as it was'; END IF;
    EXECUTE replace(v_text, v_begin, E'  BEGIN
    IF r.delta = 0 OR r.delta NOT BETWEEN -999999999999999 AND 999999999999999 THEN
      RAISE EXCEPTION ''an amount out of bounds: %'', r.delta;
    END IF;
    IF chart_knows(r.contra) IS NOT TRUE THEN RAISE EXCEPTION ''account % is not in the chart'', r.contra; END IF;
    IF r.delta < 0 AND a.held > 0');
  END $do$`;

// A duplicate waits in (1) for the first to commit; a VOLATILE function takes a fresh snapshot for each statement, so the
// duplicate then sees what the first has written. (2) takes what is plain and leaves the rest to post_attended, an account
// that is nearly full among it. The CASE is one condition on the row: by itself what it asks of the request would be a node
// of the plan.
const post = `
  DROP FUNCTION post(text, text, uuid, book, posting_kind, bigint, integer, bytea, uuid, text, text, text, text, bytea);
  CREATE FUNCTION post(
    p_caller text, p_external_id text, p_member uuid, p_book book, p_kind posting_kind, p_delta bigint,
    p_contra integer, p_hash bytea, p_group uuid DEFAULT NULL, p_round text DEFAULT NULL, p_vassalage text DEFAULT NULL,
    p_game_type text DEFAULT NULL, p_note text DEFAULT NULL, p_trace bytea DEFAULT NULL, p_new boolean DEFAULT false)
  RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_id uuid;
    v_month date;
    v_balance bigint;
    v_version bigint;
  BEGIN
    IF p_new THEN
      INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
      VALUES (p_caller, p_external_id, p_member, p_book, 'ACCEPTED', posting_month(), new_posting_id(pg_current_xact_id(), 0), p_hash)
      RETURNING posting_month, posting_id INTO v_month, v_id;
    ELSE
      INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
      VALUES (p_caller, p_external_id, p_member, p_book, 'ACCEPTED', posting_month(), new_posting_id(pg_current_xact_id(), 0), p_hash)
      ON CONFLICT DO NOTHING RETURNING posting_month, posting_id INTO v_month, v_id;
      IF NOT FOUND THEN
        RETURN replay_posting((p_caller, p_external_id, p_member, p_book, p_kind, p_delta, p_contra, p_hash, p_group,
          p_round, p_vassalage, p_game_type, NULL, p_note, p_trace)::posting_request);
      END IF;
    END IF;

    UPDATE sound_account a SET balance = a.balance + p_delta, version = a.version + 1
     WHERE a.member_id = p_member AND a.book = p_book AND NOT a.restricted
       AND a.balance - a.held >= -p_delta AND a.balance < 9222000000000000000
       AND CASE WHEN abs(p_delta) BETWEEN 1 AND 999999999999999 AND chart_knows(p_contra)
                 AND (a.untouched OR pg_advisory_xact_lock(uuid_hash_extended(p_member, 7204415)) IS NOT NULL)
                THEN a.status = 'OPEN' ELSE false END
    RETURNING a.balance, a.version INTO v_balance, v_version;
    IF NOT FOUND THEN
      RETURN post_attended((p_caller, p_external_id, p_member, p_book, p_kind, p_delta, p_contra, p_hash, p_group,
        p_round, p_vassalage, p_game_type, NULL, p_note, p_trace)::posting_request, pg_current_xact_id(), v_id);
    END IF;

    INSERT INTO sound_posting (id, month, member_id, book, kind, debit, credit, amount, balance_after, version, xid, recorded_at,
                               caller, reference, request_hash, group_id, round_id, vassalage, game_type, note, trace)
    VALUES (v_id, v_month, p_member, p_book, p_kind,
            CASE WHEN p_delta > 0 THEN p_contra WHEN p_book = 'REAL' THEN 2000 ELSE 102000 END,
            CASE WHEN p_delta < 0 THEN p_contra WHEN p_book = 'REAL' THEN 2000 ELSE 102000 END,
            abs(p_delta), v_balance, v_version, pg_current_xact_id(), clock_timestamp(),
            p_caller, p_external_id, p_hash, p_group, p_round, p_vassalage, p_game_type, p_note, p_trace);
    RETURN ('ACCEPTED', v_balance, v_version, v_id, false, NULL)::posting_answer;
  END $$`;

// The key of a hold keeps the hold's id, but no month: that is a posting's. The ids of older holds were derived from their keys.
const replay = `
  DO $do$
  DECLARE
    v_text text := pg_get_functiondef('replay_posting(posting_request)'::regprocedure);
    v_posted text := 'IF k.posting_id IS NOT NULL THEN';
    v_held text := 'WHERE id = derived_id(''hold'', r.caller, r.external_id)';
  BEGIN
    IF position(v_posted IN v_text) = 0 OR position(v_held IN v_text) = 0 THEN RAISE EXCEPTION 'replay_posting is not as it was'; END IF;
    v_text := replace(v_text, v_posted, 'IF k.posting_month IS NOT NULL THEN');
    EXECUTE replace(v_text, v_held, 'WHERE id = coalesce(k.posting_id, derived_id(''hold'', r.caller, r.external_id))');
  END $do$`;

const hold = `
  DROP FUNCTION post_hold(text, text, uuid, book, posting_kind, bigint, integer, bytea, integer, uuid, text, text, text, text);
  CREATE FUNCTION post_hold(
    p_caller text, p_external_id text, p_member uuid, p_book book, p_purpose posting_kind, p_amount bigint, p_contra integer,
    p_hash bytea, p_expires_in integer DEFAULT NULL, p_group uuid DEFAULT NULL, p_round text DEFAULT NULL,
    p_vassalage text DEFAULT NULL, p_game_type text DEFAULT NULL, p_note text DEFAULT NULL, p_new boolean DEFAULT false)
  RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_id uuid;
    v_balance bigint;
    v_version bigint;
  BEGIN
    IF p_new THEN
      INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_id, request_hash)
      VALUES (p_caller, p_external_id, p_member, p_book, 'ACCEPTED', new_posting_id(pg_current_xact_id(), 0), p_hash)
      RETURNING posting_id INTO v_id;
    ELSE
      INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_id, request_hash)
      VALUES (p_caller, p_external_id, p_member, p_book, 'ACCEPTED', new_posting_id(pg_current_xact_id(), 0), p_hash)
      ON CONFLICT DO NOTHING RETURNING posting_id INTO v_id;
      IF NOT FOUND THEN
        RETURN replay_posting((p_caller, p_external_id, p_member, p_book, 'HOLD', -p_amount, p_contra, p_hash, p_group, p_round,
          p_vassalage, p_game_type, p_purpose, p_note, NULL)::posting_request);
      END IF;
    END IF;

    UPDATE sound_account a SET held = a.held + p_amount
     WHERE a.member_id = p_member AND a.book = p_book AND NOT a.restricted AND a.balance - a.held >= p_amount
       AND CASE WHEN p_amount BETWEEN 1 AND 999999999999999 AND chart_knows(p_contra) AND (p_contra >= 100000) = (p_book = 'PLAY')
                THEN a.status = 'OPEN' ELSE false END
    RETURNING a.balance, a.version INTO v_balance, v_version;
    IF NOT FOUND THEN
      RETURN hold_attended((p_caller, p_external_id, p_member, p_book, 'HOLD', -p_amount, p_contra, p_hash, p_group, p_round,
        p_vassalage, p_game_type, p_purpose, p_note, NULL)::posting_request, v_id, p_expires_in);
    END IF;

    INSERT INTO sound_hold (id, member_id, amount, balance, version, expires_at, contra, book, kind, caller, external_id,
                            group_id, round_id, vassalage, game_type, note)
    VALUES (v_id, p_member, p_amount, v_balance, v_version, clock_timestamp() + p_expires_in * interval '1 second', p_contra,
            p_book, p_purpose, p_caller, p_external_id, p_group, p_round, p_vassalage, p_game_type, p_note);
    RETURN ('ACCEPTED', v_balance, v_version, v_id, false, NULL)::posting_answer;
  END $$`;

// A hold on an account that is not plain, or has too little before what has expired is free again.
const holdAttended = `
  CREATE FUNCTION hold_attended(r posting_request, p_id uuid, p_expires_in integer) RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    a player_account;
    v_refusal posting_outcome;
  BEGIN
    IF -r.delta NOT BETWEEN 1 AND 999999999999999 THEN RAISE EXCEPTION 'an amount out of bounds: %', -r.delta; END IF;
    IF chart_knows(r.contra) IS NOT TRUE OR (r.contra >= 100000) <> (r.book = 'PLAY') THEN
      RAISE EXCEPTION 'account % is not in the chart', r.contra;
    END IF;
    a := lock_account(r.member_id, r.book);
    IF a.held > 0 THEN a := expire_due_holds(a); END IF;
    v_refusal := posting_refusal(a, r);
    IF v_refusal IS NOT NULL THEN RETURN refuse(r, v_refusal); END IF;
    UPDATE sound_account SET held = held - r.delta WHERE member_id = r.member_id AND book = r.book;
    IF a.restricted AND r.refers_to = 'BET' THEN PERFORM count_limits(r.member_id, r.book, 'BET', r.delta, NULL); END IF;
    INSERT INTO sound_hold (id, member_id, amount, balance, version, expires_at, contra, book, kind, caller, external_id,
                            group_id, round_id, vassalage, game_type, note)
    VALUES (p_id, r.member_id, -r.delta, a.balance, a.version, clock_timestamp() + p_expires_in * interval '1 second', r.contra,
            r.book, r.refers_to::posting_kind, r.caller, r.external_id, r.group_id, r.round_id, r.vassalage, r.game_type, r.note);
    RETURN ('ACCEPTED', a.balance, a.version, p_id, false, NULL)::posting_answer;
  END $$`;

// Null where the caller has no such hold. What is not captured is free again. Every change of a hold is ordered by the
// player's lock, which therefore comes first. Where the hold turns out to be resolved or expired by then, the account is put
// back as it was: nobody has seen it otherwise. IS TRUE: by its key, and never by the index over what is open.
const capture = `
  DROP FUNCTION post_capture(text, text, uuid, bigint, bytea, bytea);
  CREATE FUNCTION post_capture(p_caller text, p_external_id text, p_hold uuid, p_amount bigint, p_hash bytea,
    p_trace bytea DEFAULT NULL, p_new boolean DEFAULT false)
  RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_id uuid;
    v_month date;
    h hold;
    v_taken bigint;
    v_restricted boolean;
    v_balance bigint;
    v_version bigint;
  BEGIN
    SELECT * INTO h FROM hold WHERE id = p_hold AND caller = p_caller;
    IF NOT FOUND THEN RETURN NULL; END IF;
    v_taken := coalesce(p_amount, h.amount);
    IF p_new THEN
      INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
      VALUES (p_caller, p_external_id, h.member_id, h.book, 'ACCEPTED', posting_month(), new_posting_id(pg_current_xact_id(), 0), p_hash)
      RETURNING posting_month, posting_id INTO v_month, v_id;
    ELSE
      INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
      VALUES (p_caller, p_external_id, h.member_id, h.book, 'ACCEPTED', posting_month(), new_posting_id(pg_current_xact_id(), 0), p_hash)
      ON CONFLICT DO NOTHING RETURNING posting_month, posting_id INTO v_month, v_id;
      IF NOT FOUND THEN RETURN replay_posting(capture_request(h, p_caller, p_external_id, v_taken, p_hash, p_trace)); END IF;
    END IF;

    UPDATE sound_account a SET balance = a.balance - v_taken, held = a.held - h.amount, version = a.version + 1
     WHERE a.member_id = h.member_id AND a.book = h.book AND a.held >= h.amount
       AND CASE WHEN v_taken BETWEEN 1 AND h.amount THEN a.status <> 'STOPPED' ELSE false END
    RETURNING a.balance, a.version, a.restricted INTO v_balance, v_version, v_restricted;
    IF NOT FOUND THEN RETURN refuse_capture(capture_request(h, p_caller, p_external_id, v_taken, p_hash, p_trace)); END IF;
    UPDATE sound_hold SET status = 'CAPTURED', captured = v_taken, resolved_at = clock_timestamp()
     WHERE id = p_hold AND (status = 'OPEN') IS TRUE AND (expires_at IS NULL OR expires_at > clock_timestamp());
    IF NOT FOUND THEN
      UPDATE sound_account a SET balance = a.balance + v_taken, held = a.held + h.amount, version = a.version - 1
       WHERE a.member_id = h.member_id AND a.book = h.book;
      RETURN refuse_capture(capture_request(h, p_caller, p_external_id, v_taken, p_hash, p_trace));
    END IF;

    INSERT INTO sound_posting (id, month, member_id, book, kind, debit, credit, amount, balance_after, version, xid, recorded_at,
                               caller, reference, request_hash, group_id, round_id, vassalage, game_type, refers_to, note, trace)
    VALUES (v_id, v_month, h.member_id, h.book, h.kind, CASE h.book WHEN 'REAL' THEN 2000 ELSE 102000 END, h.contra, v_taken,
            v_balance, v_version, pg_current_xact_id(), clock_timestamp(), p_caller, p_external_id, p_hash, h.group_id, h.round_id,
            h.vassalage, h.game_type, p_hold, h.note, p_trace);
    IF v_restricted THEN
      IF h.kind = 'BET' AND v_taken < h.amount THEN
        PERFORM count_limits(h.member_id, h.book, 'ROLLBACK', h.amount - v_taken, h.created_at);
      END IF;
    END IF;
    RETURN ('ACCEPTED', v_balance, v_version, v_id, false, NULL)::posting_answer;
  END $$`;

const refuseCapture = `
  CREATE FUNCTION capture_request(h hold, p_caller text, p_external_id text, p_taken bigint, p_hash bytea, p_trace bytea)
  RETURNS posting_request LANGUAGE sql STABLE AS $$
    SELECT (p_caller, p_external_id, h.member_id, h.book, h.kind, -p_taken, h.contra, p_hash, h.group_id, h.round_id,
      h.vassalage, h.game_type, h.id, h.note, p_trace)::posting_request
  $$;
  CREATE FUNCTION refuse_capture(r posting_request) RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE v_refusal posting_outcome;
  BEGIN
    IF r.delta > -1 THEN RAISE EXCEPTION 'an amount out of bounds: %', -r.delta; END IF;
    v_refusal := hold_refusal(r.refers_to::uuid, -r.delta);
    IF v_refusal IS NULL THEN RAISE EXCEPTION 'hold % was neither captured nor refused', r.refers_to; END IF;
    RETURN refuse(r, v_refusal);
  END $$`;
