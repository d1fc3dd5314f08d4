import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a posting is made. Callers are answered by outcome codes; an exception is a bug or an infrastructure failure. */
export class CreatePost1763000003010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [types, identity, limits, answers, attended, fastPath]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION post, post_attended, open_account, keep_answer, refuse, mark_key, count_limits,
        limit_reached, next_period, posting_month, new_posting_id, first_posting_id, control_account;
      DROP TYPE posting_answer, posting_request`);
  }
}

const types = `
  CREATE TYPE posting_request AS (
    caller text, external_id text, member_id uuid, book book, kind posting_kind, delta bigint, contra integer,
    request_hash bytea, group_id uuid, round_id text, vassalage text, game_type text, refers_to text, note text, trace bytea);
  CREATE TYPE posting_answer AS (
    outcome posting_outcome, balance bigint, version bigint, posting_id uuid, replayed boolean, differs text[])`;

// A posting's id (UUID version 8) begins with its transaction's number and the leg within it, so that the primary key
// is also the order in which the relay and the roll-up read: no further index is paid for.
const identity = `
  CREATE FUNCTION new_posting_id(p_xid xid8, p_leg integer) RETURNS uuid LANGUAGE sql VOLATILE AS $$
    SELECT encode(overlay(uuid_send(gen_random_uuid())
      PLACING substring(int8send(p_xid::text::bigint) FROM 3) || int2send((p_leg - 32768)::smallint) FROM 1), 'hex')::uuid
  $$;
  CREATE FUNCTION first_posting_id(p_xid xid8) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT (lpad(to_hex(p_xid::text::bigint), 12, '0') || '80000000000000000000')::uuid
  $$;
  CREATE FUNCTION posting_month() RETURNS date LANGUAGE sql STABLE AS $$
    SELECT date_trunc('month', now() AT TIME ZONE 'UTC')::date
  $$;
  CREATE FUNCTION control_account(p_book book) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE p_book WHEN 'REAL' THEN 2000 ELSE 102000 END
  $$`;

const limits = `
  CREATE FUNCTION next_period(p_period text, p_zone text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT (date_trunc(p_period, now() AT TIME ZONE p_zone) + ('1 ' || p_period)::interval) AT TIME ZONE p_zone
  $$;
  CREATE FUNCTION limit_reached(p_member uuid, p_book book, p_stake bigint) RETURNS boolean LANGUAGE sql VOLATILE AS $$
    SELECT EXISTS (SELECT 1 FROM player_limit l WHERE l.member_id = p_member AND l.book = p_book
       AND CASE WHEN l.resets_at <= now() THEN 0 ELSE l.used END + p_stake > l.amount)
  $$;
  CREATE FUNCTION count_limits(p_member uuid, p_book book, p_kind posting_kind, p_delta bigint) RETURNS void
  LANGUAGE sql VOLATILE AS $$
    UPDATE player_limit l
       SET used = CASE WHEN l.resets_at <= now() THEN 0 ELSE l.used END - p_delta,
           resets_at = CASE WHEN l.resets_at <= now() THEN next_period(l.period, l.zone) ELSE l.resets_at END
     WHERE l.member_id = p_member AND l.book = p_book
       AND (p_kind IN ('BET', 'ROLLBACK') OR (p_kind IN ('WIN', 'JACKPOT') AND l.kind = 'LOSS'))
  $$`;

// The service's role may not change keys. This one door sets the outcome of a key that the current transaction itself
// has just written; what is committed stays as it is.
const answers = `
  CREATE FUNCTION mark_key(p_caller text, p_external_id text, p_outcome posting_outcome) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    UPDATE posting_key k SET outcome = p_outcome, posting_id = NULL, posting_month = NULL
     WHERE k.caller = p_caller AND k.external_id = p_external_id AND k.xmin = pg_current_xact_id()::xid;
    IF NOT FOUND THEN RAISE EXCEPTION 'the key of this refusal was not written by this transaction'; END IF;
  END $$;

  CREATE FUNCTION keep_answer(r posting_request, p_outcome posting_outcome, p_balance bigint, p_version bigint)
  RETURNS void LANGUAGE sql VOLATILE AS $$
    INSERT INTO kept_answer (caller, external_id, member_id, book, kind, outcome, delta, balance, version,
                             group_id, round_id, vassalage, game_type, refers_to, note)
    VALUES (r.caller, r.external_id, r.member_id, r.book, r.kind, p_outcome, r.delta, p_balance, p_version,
            r.group_id, r.round_id, r.vassalage, r.game_type, r.refers_to, r.note)
  $$;

  CREATE FUNCTION refuse(r posting_request, p_outcome posting_outcome) RETURNS posting_answer
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_balance bigint := 0;
    v_version bigint := 0;
  BEGIN
    SELECT a.balance, a.version INTO v_balance, v_version FROM player_account a
     WHERE a.member_id = r.member_id AND a.book = r.book;
    v_balance := coalesce(v_balance, 0);
    v_version := coalesce(v_version, 0);
    PERFORM mark_key(r.caller, r.external_id, p_outcome);
    PERFORM keep_answer(r, p_outcome, v_balance, v_version);
    RETURN (p_outcome, v_balance, v_version, NULL, false, NULL)::posting_answer;
  END $$`;

// Reached only where the fast path found nothing to update: the account is new, short, locked, stopped or restricted.
const attended = `
  CREATE FUNCTION open_account(p_member uuid, p_book book) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    INSERT INTO player_account (member_id, book) VALUES (p_member, p_book) ON CONFLICT DO NOTHING;
    IF FOUND AND p_book = 'PLAY' THEN
      PERFORM post('wallet', 'grant:' || p_member, p_member, 'PLAY', 'GRANT', 1000000000, 103900, '\\x');
    END IF;
  END $$;

  CREATE FUNCTION post_attended(r posting_request, p_xid xid8, p_id uuid) RETURNS posting_answer
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    a player_account;
    v_move bigint := r.delta;
    v_rest bigint := 0;
    v_offset integer := CASE r.book WHEN 'REAL' THEN 0 ELSE 100000 END;
    v_group uuid := r.group_id;
  BEGIN
    SELECT * INTO a FROM player_account WHERE member_id = r.member_id AND book = r.book FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      PERFORM open_account(r.member_id, r.book);
      SELECT * INTO STRICT a FROM player_account WHERE member_id = r.member_id AND book = r.book FOR NO KEY UPDATE;
    END IF;

    IF a.status = 'STOPPED' THEN
      IF r.delta < 0 THEN RETURN refuse(r, 'ACCOUNT_STOPPED'); END IF;
      PERFORM keep_answer(r, 'ACCEPTED', a.balance, a.version);
      PERFORM write_posting(r, p_xid, p_id, r.contra, v_offset + 2900, r.delta, NULL, NULL, r.group_id);
      RETURN ('ACCEPTED', a.balance, a.version, p_id, false, NULL)::posting_answer;
    END IF;
    IF r.delta < 0 AND r.kind <> 'ADJUST' THEN
      IF a.status = 'LOCKED' THEN RETURN refuse(r, 'ACCOUNT_LOCKED'); END IF;
      IF a.excluded_until > now() AND r.kind = 'BET' THEN RETURN refuse(r, 'SELF_EXCLUDED'); END IF;
      IF a.balance - a.held < -r.delta THEN RETURN refuse(r, 'INSUFFICIENT_FUNDS'); END IF;
      IF a.restricted AND r.kind = 'BET' AND limit_reached(r.member_id, r.book, -r.delta) THEN
        RETURN refuse(r, 'LIMIT_REACHED');
      END IF;
    END IF;
    IF r.delta > 0 AND a.balance > 9223372036854775807 - r.delta THEN RETURN refuse(r, 'BALANCE_OVERFLOW'); END IF;

    -- A correction takes what is there; the rest is owed, and never makes a balance negative.
    IF r.delta < 0 AND a.balance - a.held < -r.delta THEN
      v_move := -(a.balance - a.held);
      v_rest := -r.delta + v_move;
      v_group := coalesce(v_group, p_id);
    END IF;
    IF v_move <> 0 THEN
      UPDATE player_account SET balance = balance + v_move, version = version + 1
       WHERE member_id = r.member_id AND book = r.book RETURNING balance, version INTO a.balance, a.version;
      PERFORM write_posting(r, p_xid, p_id,
        CASE WHEN v_move < 0 THEN control_account(r.book) ELSE r.contra END,
        CASE WHEN v_move < 0 THEN r.contra ELSE control_account(r.book) END,
        abs(v_move), a.balance, a.version, v_group);
    ELSE
      PERFORM keep_answer(r, 'ACCEPTED', a.balance, a.version);
    END IF;
    IF v_rest > 0 THEN
      PERFORM write_posting(r, p_xid, CASE WHEN v_move = 0 THEN p_id ELSE new_posting_id(p_xid, 1) END,
        v_offset + 1500, r.contra, v_rest, NULL, NULL, v_group);
    END IF;
    IF a.restricted THEN PERFORM count_limits(r.member_id, r.book, r.kind, v_move); END IF;
    RETURN ('ACCEPTED', a.balance, a.version, p_id, false, NULL)::posting_answer;
  END $$;

  CREATE FUNCTION write_posting(r posting_request, p_xid xid8, p_id uuid, p_debit integer, p_credit integer,
    p_amount bigint, p_balance bigint, p_version bigint, p_group uuid) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    INSERT INTO posting (id, month, member_id, book, kind, debit, credit, amount, balance_after, version, xid, recorded_at,
                         caller, reference, request_hash, group_id, round_id, vassalage, game_type, refers_to, note, trace)
    SELECT p_id, posting_month(), r.member_id, r.book, r.kind, p_debit, p_credit, p_amount, p_balance, p_version, p_xid,
           clock_timestamp(), r.caller, r.external_id, r.request_hash, p_group, r.round_id, r.vassalage, r.game_type,
           r.refers_to, r.note, r.trace
      FROM chart_account c WHERE c.number = r.contra;
    IF NOT FOUND THEN RAISE EXCEPTION 'account % is not in the chart', r.contra; END IF;
  END $$`;

// Three statements. A duplicate waits in (1) for the first to commit; a VOLATILE function takes a fresh snapshot for
// each statement, so the duplicate then sees what the first has written.
const fastPath = `
  CREATE FUNCTION post(
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
    INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
    VALUES (p_caller, p_external_id, p_member, p_book, 'ACCEPTED', v_month, v_id, p_hash)
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      RETURN replay_posting((p_caller, p_external_id, p_member, p_book, p_kind, p_delta, p_contra, p_hash, p_group,
        p_round, p_vassalage, p_game_type, NULL, p_note, p_trace)::posting_request);
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
    SELECT v_id, v_month, p_member, p_book, p_kind,
           CASE WHEN p_delta < 0 THEN v_control ELSE p_contra END, CASE WHEN p_delta < 0 THEN p_contra ELSE v_control END,
           abs(p_delta), v_balance, v_version, v_xid, clock_timestamp(),
           p_caller, p_external_id, p_hash, p_group, p_round, p_vassalage, p_game_type, p_note, p_trace
      FROM chart_account c WHERE c.number = p_contra;
    IF NOT FOUND THEN RAISE EXCEPTION 'account % is not in the chart', p_contra; END IF;
    RETURN ('ACCEPTED', v_balance, v_version, v_id, false, NULL)::posting_answer;
  END $$`;
