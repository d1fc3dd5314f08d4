import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What all postings off the plain path share: the locked account, why it may not, what a known key is answered. */
export class PostWithHolds1763000003330 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [keys, accounts, refusals, attended, replay]) await runner.query(part);
    await runner.query(
      'DROP FUNCTION limit_reached, count_limits(uuid, book, posting_kind, bigint), next_period',
    );
  }

  async down(): Promise<void> {
    throw new Error('Holds would be lost: the functions before them know of none.');
  }
}

const keys = `
  CREATE FUNCTION take_key(r posting_request, p_id uuid) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
  BEGIN
    INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
    VALUES (r.caller, r.external_id, r.member_id, r.book, 'ACCEPTED',
            CASE WHEN p_id IS NOT NULL THEN posting_month() END, p_id, r.request_hash)
    ON CONFLICT DO NOTHING;
    RETURN FOUND;
  END $$;
  CREATE FUNCTION derived_id(p_what text, p_caller text, p_external_id text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT encode(set_byte(set_byte(h, 6, get_byte(h, 6) & 15 | 128), 8, get_byte(h, 8) & 63 | 128), 'hex')::uuid
      FROM (SELECT substring(sha256(convert_to(concat_ws(chr(31), p_what, p_caller, p_external_id), 'UTF8')) FROM 1 FOR 16)) d(h)
  $$`;

const accounts = `
  CREATE FUNCTION lock_account(p_member uuid, p_book book) RETURNS player_account LANGUAGE plpgsql VOLATILE AS $$
  DECLARE a player_account;
  BEGIN
    SELECT * INTO a FROM player_account WHERE member_id = p_member AND book = p_book FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      PERFORM open_account(p_member, p_book);
      SELECT * INTO STRICT a FROM player_account WHERE member_id = p_member AND book = p_book FOR NO KEY UPDATE;
    END IF;
    RETURN a;
  END $$;

  -- The account is locked by the caller. What is due by the clock is free at once, whether the sweep has come by or not.
  CREATE FUNCTION expire_due_holds(a player_account) RETURNS player_account LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_freed bigint := 0;
    h hold;
  BEGIN
    FOR h IN
      UPDATE hold SET status = 'EXPIRED', resolved_at = clock_timestamp()
       WHERE member_id = a.member_id AND book = a.book AND status = 'OPEN' AND expires_at <= clock_timestamp()
      RETURNING *
    LOOP
      v_freed := v_freed + h.amount;
      IF a.restricted AND h.kind = 'BET' THEN
        PERFORM count_limits(a.member_id, a.book, 'ROLLBACK', h.amount, h.created_at);
      END IF;
    END LOOP;
    IF v_freed > 0 THEN
      UPDATE player_account SET held = held - v_freed WHERE member_id = a.member_id AND book = a.book
      RETURNING held INTO STRICT a.held;
    END IF;
    RETURN a;
  END $$`;

// One rule for every path: null where the movement may be made. What earlier legs of a group have staked comes on top.
const refusals = `
  CREATE FUNCTION posting_refusal(a player_account, r posting_request, p_wagered bigint DEFAULT 0, p_lost bigint DEFAULT 0)
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
      IF a.balance - a.held < -r.delta THEN RETURN 'INSUFFICIENT_FUNDS'; END IF;
      IF v_bet AND a.restricted AND limit_passed(r.member_id, r.book, p_wagered - r.delta, p_lost - r.delta, v_now) THEN
        RETURN 'LIMIT_REACHED';
      END IF;
    END IF;
    IF r.kind = 'BONUS' AND a.excluded_until > v_now THEN RETURN 'SELF_EXCLUDED'; END IF;
    IF r.delta > 0 AND a.balance > 9223372036854775807 - r.delta THEN RETURN 'BALANCE_OVERFLOW'; END IF;
    RETURN NULL;
  END $$`;

const attended = `
  CREATE OR REPLACE FUNCTION post_attended(r posting_request, p_xid xid8, p_id uuid) RETURNS posting_answer
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    a player_account := lock_account(r.member_id, r.book);
    v_move bigint := r.delta;
    v_rest bigint := 0;
    v_offset integer := CASE r.book WHEN 'REAL' THEN 0 ELSE 100000 END;
    v_group uuid := r.group_id;
    v_refusal posting_outcome;
  BEGIN
    IF r.delta < 0 AND a.held > 0 AND a.balance - a.held < -r.delta THEN a := expire_due_holds(a); END IF;
    v_refusal := posting_refusal(a, r);
    IF v_refusal IS NOT NULL THEN RETURN refuse(r, v_refusal); END IF;
    IF a.status = 'STOPPED' THEN
      PERFORM keep_answer(r, 'ACCEPTED', a.balance, a.version);
      PERFORM write_posting(r, p_xid, p_id, r.contra, v_offset + 2900, r.delta, NULL, NULL, r.group_id);
      RETURN ('ACCEPTED', a.balance, a.version, p_id, false, NULL)::posting_answer;
    END IF;

    -- A correction takes what is there; the rest is owed, and never makes a balance negative.
    IF r.delta < 0 AND a.balance - a.held < -r.delta THEN
      v_move := -(a.balance - a.held);
      v_rest := -r.delta + v_move;
      v_group := coalesce(v_group, p_id);
      UPDATE player_account SET owed = owed + v_rest WHERE member_id = r.member_id AND book = r.book;
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
    IF a.restricted THEN
      PERFORM count_limits(r.member_id, r.book, r.kind, v_move,
        CASE WHEN r.kind = 'ROLLBACK' THEN counted_at(r.caller, r.refers_to) END);
    END IF;
    RETURN ('ACCEPTED', a.balance, a.version, p_id, false, NULL)::posting_answer;
  END $$`;

// The kept answer holds what the posting does not: refusals, and money that went past the player's account. A hold is its own record.
const replay = `
  CREATE OR REPLACE FUNCTION replay_posting(r posting_request) RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    k posting_key;
    p posting;
    f kept_answer;
    h hold;
    v_differs text[];
  BEGIN
    SELECT * INTO STRICT k FROM posting_key WHERE caller = r.caller AND external_id = r.external_id;
    SELECT * INTO f FROM kept_answer WHERE caller = r.caller AND external_id = r.external_id;
    -- Written by a rollback that came first: nothing is known of the bet but whose it is.
    IF k.outcome = 'ROLLED_BACK' AND r.kind = 'BET' AND k.member_id = r.member_id AND k.book = r.book THEN
      RETURN ('ROLLED_BACK', f.balance, f.version, NULL, false, NULL)::posting_answer;
    END IF;
    IF k.posting_id IS NOT NULL THEN
      SELECT * INTO STRICT p FROM posting WHERE id = k.posting_id AND month = k.posting_month;
    ELSIF f.caller IS NULL THEN
      SELECT * INTO STRICT h FROM hold WHERE id = derived_id('hold', r.caller, r.external_id);
    END IF;
    IF k.request_hash <> r.request_hash THEN
      v_differs := array_remove(ARRAY[
        CASE WHEN k.member_id <> r.member_id THEN 'memberId' END,
        CASE WHEN k.book <> r.book THEN 'book' END,
        CASE WHEN coalesce(p.kind, f.kind, 'HOLD') <> r.kind THEN 'kind' END,
        CASE WHEN coalesce(p.amount, abs(f.delta), h.amount) <> abs(r.delta) AND r.kind NOT IN ('ADJUST', 'ROLLBACK') THEN 'amount' END,
        CASE WHEN coalesce(p.round_id, f.round_id, h.round_id) IS DISTINCT FROM r.round_id THEN 'roundId' END,
        CASE WHEN coalesce(p.vassalage, f.vassalage, h.vassalage) IS DISTINCT FROM r.vassalage THEN 'vassalage' END,
        CASE WHEN coalesce(p.game_type, f.game_type, h.game_type) IS DISTINCT FROM r.game_type THEN 'gameType' END,
        CASE WHEN coalesce(p.refers_to, f.refers_to, h.kind::text) IS DISTINCT FROM r.refers_to THEN
          CASE r.kind WHEN 'ROLLBACK' THEN 'betExternalId' WHEN 'TRANSFER_OUT' THEN 'toMemberId' WHEN 'HOLD' THEN 'purpose' ELSE 'holdId' END
        END,
        CASE WHEN r.group_id IS NOT NULL AND coalesce(p.group_id, f.group_id, h.group_id) IS DISTINCT FROM r.group_id THEN 'groupId' END,
        CASE WHEN coalesce(p.note, f.note, h.note) IS DISTINCT FROM r.note THEN 'reason' END], NULL);
      IF cardinality(v_differs) = 0 THEN
        v_differs := CASE r.kind WHEN 'HOLD' THEN '{expiresInSeconds}' ELSE '{amount}' END;
      END IF;
      RETURN (k.outcome, NULL, NULL, NULL, true, v_differs)::posting_answer;
    END IF;
    RETURN (k.outcome, coalesce(f.balance, p.balance_after, h.balance), coalesce(f.version, p.version, h.version),
            coalesce(k.posting_id, h.id), true, NULL)::posting_answer;
  END $$`;
