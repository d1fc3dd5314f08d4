import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Many postings in one call and one transaction; each answered by its own code, as `post` would answer it. */
export class CreatePostBatch1763000003420 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(leg);
    await runner.query(batch);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION post_batch; DROP FUNCTION posting_leg(uuid)');
  }
}

const leg = `
  CREATE FUNCTION posting_leg(p_id uuid) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
    SELECT get_byte(uuid_send(p_id), 6) * 256 + get_byte(uuid_send(p_id), 7) - 32768
  $$`;

// Locks are taken in one order everywhere: keys (by caller and id), then accounts that are there (by member and book), then
// accounts that are new. A member whose items are all plain (there, open, unmarked, and covered at each of them) is moved by
// sets; everybody else's items go through post_attended one by one, in the order of arrival, and known keys through
// replay_posting. Both are what post itself calls, so that there is one meaning.
const batch = `
  CREATE FUNCTION post_batch(
    p_caller text[], p_external_id text[], p_member uuid[], p_book book[], p_kind posting_kind[], p_delta bigint[],
    p_contra integer[], p_hash bytea[], p_group uuid[], p_round text[], p_vassalage text[], p_game_type text[],
    p_note text[], p_trace bytea[])
  RETURNS TABLE (item integer, outcome posting_outcome, balance bigint, version bigint, posting_id uuid, replayed boolean,
                 differs text[])
  LANGUAGE plpgsql VOLATILE
  SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
  #variable_conflict use_column
  DECLARE
    v_xid xid8 := pg_current_xact_id();
    v_month date := posting_month();
    v_count integer := cardinality(p_external_id);
    v_id uuid[];
    v_fresh boolean[];
    v_written integer;
    v_done boolean[];
    v_request posting_request;
    v_answer posting_answer;
  BEGIN
    IF v_count NOT BETWEEN 1 AND 1024 THEN RAISE EXCEPTION 'a batch of % items', v_count; END IF;
    SELECT array_agg(new_posting_id(v_xid, n) ORDER BY n) INTO v_id FROM generate_series(1, v_count) n;
    IF EXISTS (SELECT 1 FROM unnest(p_delta) d WHERE d = 0 OR d NOT BETWEEN -999999999999999 AND 999999999999999 OR d IS NULL) THEN
      RAISE EXCEPTION 'an amount out of bounds in a batch';
    END IF;
    IF EXISTS (SELECT 1 FROM unnest(p_contra) c WHERE chart_knows(c) IS NOT TRUE) THEN
      RAISE EXCEPTION 'an account of a batch is not in the chart';
    END IF;

    WITH made AS (
      INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
      SELECT i.caller, i.external_id, i.member, i.book, 'ACCEPTED', v_month, i.id, i.hash
        FROM unnest(p_caller, p_external_id, p_member, p_book, p_hash, v_id)
          AS i(caller, external_id, member, book, hash, id)
       ORDER BY i.caller COLLATE "C", i.external_id COLLATE "C", i.id
      ON CONFLICT DO NOTHING RETURNING posting_id)
    SELECT array_agg(made.posting_id IS NOT NULL ORDER BY i.id) INTO v_fresh
      FROM unnest(v_id) i(id) LEFT JOIN made ON made.posting_id = i.id;

    PERFORM 1 FROM player_account a
     WHERE (a.member_id, a.book) IN (SELECT i.member, i.book FROM unnest(p_member, p_book, v_fresh) i(member, book, fresh) WHERE i.fresh)
     ORDER BY a.member_id, a.book FOR NO KEY UPDATE;
    GET DIAGNOSTICS v_written = ROW_COUNT;
    IF v_written < (SELECT count(DISTINCT (i.member, i.book)) FROM unnest(p_member, p_book, v_fresh) i(member, book, fresh) WHERE i.fresh) THEN
      PERFORM open_account(i.member, i.book)
         FROM (SELECT DISTINCT u.member, u.book FROM unnest(p_member, p_book, v_fresh) u(member, book, fresh)
                WHERE u.fresh AND NOT EXISTS (SELECT 1 FROM player_account a WHERE a.member_id = u.member AND a.book = u.book)
                ORDER BY u.member, u.book) i;
    END IF;

    RETURN QUERY
      WITH i AS MATERIALIZED (
        SELECT u.*, (sum(u.delta) OVER so_far)::bigint AS moved, row_number() OVER so_far AS place
          FROM unnest(v_id, v_fresh, p_caller, p_external_id, p_member, p_book, p_kind, p_delta, p_contra, p_hash, p_group,
                      p_round, p_vassalage, p_game_type, p_note, p_trace)
            AS u(id, fresh, caller, external_id, member, book, kind, delta, contra, hash, group_id, round, vassalage,
                 game_type, note, trace)
         WHERE u.fresh
        WINDOW so_far AS (PARTITION BY u.member, u.book ORDER BY u.id)),
      m AS (
        SELECT i.member, i.book, sum(i.delta)::bigint AS total, count(*) AS places,
               least(min(i.moved), 0) AS lowest, greatest(max(i.moved), 0) AS highest
          FROM i GROUP BY i.member, i.book),
      paid AS (
        UPDATE player_account a SET balance = a.balance + m.total, version = a.version + m.places
          FROM m
         WHERE a.member_id = m.member AND a.book = m.book AND a.status = 'OPEN' AND NOT a.restricted
           AND a.balance - a.held >= -m.lowest AND a.balance <= 9223372036854775807 - m.highest
        RETURNING a.member_id, a.book, a.balance - m.total AS balance, a.version - m.places AS version)
      INSERT INTO posting (id, month, member_id, book, kind, debit, credit, amount, balance_after, version, xid, recorded_at,
                           caller, reference, request_hash, group_id, round_id, vassalage, game_type, note, trace)
      SELECT i.id, v_month, i.member, i.book, i.kind,
             CASE WHEN i.delta < 0 THEN control_account(i.book) ELSE i.contra END,
             CASE WHEN i.delta < 0 THEN i.contra ELSE control_account(i.book) END,
             abs(i.delta), paid.balance + i.moved, paid.version + i.place, v_xid, clock_timestamp(),
             i.caller, i.external_id, i.hash, i.group_id, i.round, i.vassalage, i.game_type, i.note, i.trace
        FROM i JOIN paid ON paid.member_id = i.member AND paid.book = i.book
      RETURNING posting_leg(id), outcome, balance_after, version, id, false, NULL::text[];
    GET DIAGNOSTICS v_written = ROW_COUNT;
    IF v_written = v_count THEN RETURN; END IF;

    SELECT array_agg(p.id IS NOT NULL ORDER BY i.id) INTO v_done
      FROM unnest(v_id) i(id) LEFT JOIN posting p ON p.id = i.id AND p.month = v_month;
    FOR n IN 1..v_count LOOP
      CONTINUE WHEN v_done[n];
      v_request := (p_caller[n], p_external_id[n], p_member[n], p_book[n], p_kind[n], p_delta[n], p_contra[n], p_hash[n],
        p_group[n], p_round[n], p_vassalage[n], p_game_type[n], NULL, p_note[n], p_trace[n])::posting_request;
      IF v_fresh[n] THEN v_answer := post_attended(v_request, v_xid, v_id[n]);
      ELSE v_answer := replay_posting(v_request);
      END IF;
      item := n;
      outcome := v_answer.outcome;
      balance := v_answer.balance;
      version := v_answer.version;
      posting_id := v_answer.posting_id;
      replayed := v_answer.replayed;
      differs := v_answer.differs;
      RETURN NEXT;
    END LOOP;
  END $$`;
