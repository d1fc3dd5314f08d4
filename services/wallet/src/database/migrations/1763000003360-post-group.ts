import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several postings in one call: all or none, each with its own key and outcome. */
export class PostGroup1763000003360 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [parts, known, group]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP FUNCTION post_group, group_refusals, replay_group, group_legs; DROP TYPE leg_answer',
    );
  }
}

const parts = `
  CREATE TYPE leg_answer AS (
    leg integer, group_id uuid, outcome posting_outcome, balance bigint, version bigint, posting_id uuid, replayed boolean,
    differs text[]);
  CREATE FUNCTION group_legs(p_caller text, p_group uuid, p_legs jsonb, p_trace bytea) RETURNS posting_request[]
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_legs posting_request[] := '{}';
    l jsonb;
    r posting_request;
  BEGIN
    FOR l IN SELECT value FROM jsonb_array_elements(p_legs) LOOP
      r := (p_caller, l->>'externalId', l->>'memberId', l->>'book', l->>'kind', l->>'delta', l->>'contra',
        decode(l->>'hash', 'hex'), p_group, l->>'roundId', l->>'vassalage', l->>'gameType', NULL, l->>'note', p_trace)::posting_request;
      IF r.kind NOT IN ('BET', 'WIN', 'JACKPOT', 'JACKPOT_SHARE') THEN RAISE EXCEPTION 'no leg of a group: %', r.kind; END IF;
      IF abs(r.delta) NOT BETWEEN 1 AND 999999999999999 THEN RAISE EXCEPTION 'an amount out of bounds: %', r.delta; END IF;
      v_legs := array_append(v_legs, r);
    END LOOP;
    RETURN v_legs;
  END $$`;

const known = `
  CREATE FUNCTION replay_group(p_caller text, p_external_id text, p_group uuid, p_hash bytea, p_legs posting_request[])
  RETURNS SETOF leg_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    k posting_key;
    v_answer posting_answer;
    v_differs text[] := '{}';
    i integer;
  BEGIN
    SELECT * INTO STRICT k FROM posting_key WHERE caller = p_caller || '/group' AND external_id = p_external_id;
    FOR i IN 1 .. cardinality(p_legs) LOOP
      IF NOT EXISTS (SELECT 1 FROM posting_key WHERE caller = p_caller AND external_id = p_legs[i].external_id) THEN
        v_differs := v_differs || format('legs[%s].externalId', i - 1);
        CONTINUE;
      END IF;
      v_answer := replay_posting(p_legs[i]);
      v_differs := v_differs || ARRAY(SELECT format('legs[%s].%s', i - 1, d) FROM unnest(v_answer.differs) d);
      IF k.request_hash = p_hash THEN
        RETURN NEXT (i, p_group, v_answer.outcome, v_answer.balance, v_answer.version, v_answer.posting_id, true, NULL)::leg_answer;
      END IF;
    END LOOP;
    IF k.request_hash <> p_hash THEN
      IF cardinality(v_differs) = 0 THEN v_differs := '{legs}'; END IF;
      RETURN NEXT (0, p_group, k.outcome, NULL, NULL, NULL, true, v_differs)::leg_answer;
    END IF;
  END $$;

  -- Under the locks, with nothing written yet: the first leg that may not be, by the very rule that a posting by itself obeys.
  CREATE FUNCTION group_refusals(p_legs posting_request[], p_known posting_outcome[], p_accounts player_account[])
  RETURNS posting_outcome[] LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_accounts player_account[] := p_accounts;
    v_outcomes posting_outcome[] := p_known;
    v_wagered bigint[] := array_fill(0::bigint, ARRAY[greatest(cardinality(p_accounts), 1)]);
    v_lost bigint[] := v_wagered;
    a player_account;
    r posting_request;
    i integer;
    j integer;
  BEGIN
    FOR i IN 1 .. cardinality(p_legs) LOOP
      r := p_legs[i];
      CONTINUE WHEN v_outcomes[i] IS NOT NULL OR r.kind = 'JACKPOT_SHARE';
      j := 1;
      WHILE v_accounts[j].member_id <> r.member_id OR v_accounts[j].book <> r.book LOOP j := j + 1; END LOOP;
      a := v_accounts[j];
      v_outcomes[i] := posting_refusal(a, r, v_wagered[j], v_lost[j]);
      EXIT WHEN v_outcomes[i] IS NOT NULL;
      CONTINUE WHEN a.status = 'STOPPED';
      a.balance := a.balance + r.delta;
      v_accounts[j] := a;
      v_lost[j] := v_lost[j] - r.delta;
      IF r.kind = 'BET' THEN v_wagered[j] := v_wagered[j] - r.delta; END IF;
    END LOOP;
    RETURN v_outcomes;
  END $$`;

// Keys in the order of their names, then accounts by ascending member: two groups with the same legs wait, and never in a circle.
const group = `
  CREATE FUNCTION post_group(p_caller text, p_external_id text, p_group uuid, p_hash bytea, p_legs jsonb, p_trace bytea DEFAULT NULL)
  RETURNS SETOF leg_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_xid xid8 := pg_current_xact_id();
    v_group uuid := coalesce(p_group, derived_id('group', p_caller, p_external_id));
    v_legs posting_request[] := group_legs(p_caller, v_group, p_legs, p_trace);
    v_count integer := cardinality(v_legs);
    v_ids uuid[] := array_fill(NULL::uuid, ARRAY[v_count]);
    v_outcomes posting_outcome[] := array_fill(NULL::posting_outcome, ARRAY[v_count]);
    v_accounts player_account[] := '{}';
    v_answer posting_answer;
    v_refused posting_outcome;
    v_pool integer;
    a player_account;
    g posting_request := v_legs[1];
    k posting_key;
    r posting_request;
    i integer;
  BEGIN
    g.caller := p_caller || '/group';
    g.external_id := p_external_id;
    g.request_hash := p_hash;
    IF NOT take_key(g, NULL) THEN
      RETURN QUERY SELECT * FROM replay_group(p_caller, p_external_id, v_group, p_hash, v_legs);
      RETURN;
    END IF;

    FOR i IN SELECT n FROM jsonb_array_elements(p_legs) WITH ORDINALITY AS e(leg, n) ORDER BY e.leg->>'externalId' COLLATE "C" LOOP
      v_ids[i] := new_posting_id(v_xid, i);
      IF NOT take_key(v_legs[i], v_ids[i]) THEN
        SELECT * INTO STRICT k FROM posting_key WHERE caller = p_caller AND external_id = v_legs[i].external_id;
        IF k.outcome <> 'ROLLED_BACK' OR v_legs[i].kind <> 'BET' OR k.member_id <> v_legs[i].member_id OR k.book <> v_legs[i].book THEN
          RAISE EXCEPTION 'legs[%].externalId', i - 1 USING ERRCODE = 'LW409';
        END IF;
        v_outcomes[i] := 'ROLLED_BACK';
      END IF;
    END LOOP;

    PERFORM open_account(w.member_id, w.book) FROM (
      SELECT DISTINCT l.member_id, l.book FROM unnest(v_legs) l WHERE l.kind <> 'JACKPOT_SHARE' ORDER BY 1, 2) w;
    FOR a IN
      SELECT p.* FROM player_account p
       WHERE (p.member_id, p.book) IN (SELECT l.member_id, l.book FROM unnest(v_legs) l WHERE l.kind <> 'JACKPOT_SHARE')
       ORDER BY p.member_id, p.book FOR NO KEY UPDATE
    LOOP
      IF a.held > 0 THEN a := expire_due_holds(a); END IF;
      v_accounts := array_append(v_accounts, a);
    END LOOP;
    v_outcomes := group_refusals(v_legs, v_outcomes, v_accounts);
    SELECT o INTO v_refused FROM unnest(v_outcomes) WITH ORDINALITY AS u(o, n) WHERE o IS NOT NULL ORDER BY n LIMIT 1;
    IF v_refused IS NOT NULL THEN PERFORM mark_key(g.caller, g.external_id, v_refused); END IF;

    FOR i IN 1 .. v_count LOOP
      r := v_legs[i];
      IF v_outcomes[i] = 'ROLLED_BACK' THEN
        v_answer := replay_posting(r);
      ELSIF v_refused IS NOT NULL THEN
        v_answer := refuse(r, coalesce(v_outcomes[i], 'GROUP_REFUSED'));
      ELSIF r.kind = 'JACKPOT_SHARE' THEN
        v_pool := CASE r.book WHEN 'REAL' THEN 2200 ELSE 102200 END;
        PERFORM write_posting(r, v_xid, v_ids[i], CASE WHEN r.delta > 0 THEN r.contra ELSE v_pool END,
          CASE WHEN r.delta > 0 THEN v_pool ELSE r.contra END, abs(r.delta), NULL, NULL, v_group);
        v_answer := ('ACCEPTED', NULL, NULL, v_ids[i], false, NULL)::posting_answer;
      ELSE
        v_answer := post_attended(r, v_xid, v_ids[i]);
        IF v_answer.outcome <> 'ACCEPTED' THEN RAISE EXCEPTION 'leg % of a group was judged twice, unlike', i; END IF;
      END IF;
      RETURN NEXT (i, v_group, v_answer.outcome, v_answer.balance, v_answer.version, v_answer.posting_id, false, NULL)::leg_answer;
    END LOOP;
  END $$`;
