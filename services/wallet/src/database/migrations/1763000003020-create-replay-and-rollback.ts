import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a key that is known already is answered, and how a bet is taken back. */
export class CreateReplayAndRollback1763000003020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(replay);
    await runner.query(rollback);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION post_rollback, replay_posting');
  }
}

// The kept answer holds what the posting does not: refusals, and money that went past the player's account.
const replay = `
  CREATE FUNCTION replay_posting(r posting_request) RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    k posting_key;
    p posting;
    f kept_answer;
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
    END IF;
    IF k.request_hash <> r.request_hash THEN
      v_differs := array_remove(ARRAY[
        CASE WHEN k.member_id <> r.member_id THEN 'memberId' END,
        CASE WHEN k.book <> r.book THEN 'book' END,
        CASE WHEN coalesce(p.kind, f.kind) <> r.kind THEN 'kind' END,
        CASE WHEN coalesce(p.amount, abs(f.delta)) <> abs(r.delta) AND r.kind NOT IN ('ADJUST', 'ROLLBACK') THEN 'amount' END,
        CASE WHEN coalesce(p.round_id, f.round_id) IS DISTINCT FROM r.round_id THEN 'roundId' END,
        CASE WHEN coalesce(p.vassalage, f.vassalage) IS DISTINCT FROM r.vassalage THEN 'vassalage' END,
        CASE WHEN coalesce(p.game_type, f.game_type) IS DISTINCT FROM r.game_type THEN 'gameType' END,
        CASE WHEN coalesce(p.refers_to, f.refers_to) IS DISTINCT FROM r.refers_to THEN 'betExternalId' END,
        CASE WHEN coalesce(p.note, f.note) IS DISTINCT FROM r.note THEN 'reason' END], NULL);
      IF cardinality(v_differs) = 0 THEN v_differs := '{amount}'; END IF;
      RETURN (k.outcome, NULL, NULL, NULL, true, v_differs)::posting_answer;
    END IF;
    RETURN (k.outcome, coalesce(f.balance, p.balance_after), coalesce(f.version, p.version), k.posting_id, true, NULL)::posting_answer;
  END $$`;

// The bet's own key is written here where the bet has not come yet: that is how a late bet finds itself taken back.
// A second key beside the bet's, in a namespace no caller can have, lets a bet be taken back once.
const rollback = `
  CREATE FUNCTION post_rollback(
    p_caller text, p_external_id text, p_member uuid, p_book book, p_bet text, p_hash bytea,
    p_round text DEFAULT NULL, p_vassalage text DEFAULT NULL, p_game_type text DEFAULT NULL, p_trace bytea DEFAULT NULL)
  RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    v_xid xid8 := pg_current_xact_id();
    v_id uuid := new_posting_id(v_xid, 0);
    r posting_request := (p_caller, p_external_id, p_member, p_book, 'ROLLBACK', NULL, NULL, p_hash, NULL,
      p_round, p_vassalage, p_game_type, p_bet, NULL, p_trace)::posting_request;
    k posting_key;
    b posting;
    v_answer posting_answer;
  BEGIN
    INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
    VALUES (p_caller, p_external_id, p_member, p_book, 'ACCEPTED', posting_month(), v_id, p_hash)
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN RETURN replay_posting(r); END IF;

    INSERT INTO posting_key (caller, external_id, member_id, book, outcome, request_hash)
    VALUES (p_caller, p_bet, p_member, p_book, 'ROLLED_BACK', '\\x')
    ON CONFLICT DO NOTHING;
    IF FOUND THEN
      v_answer := refuse(r, 'NOTHING_TO_ROLL_BACK');
      INSERT INTO kept_answer (caller, external_id, member_id, book, kind, outcome, balance, version, round_id, vassalage, game_type)
      VALUES (p_caller, p_bet, p_member, p_book, 'BET', 'ROLLED_BACK', v_answer.balance, v_answer.version, p_round, p_vassalage, p_game_type);
      RETURN v_answer;
    END IF;

    SELECT * INTO STRICT k FROM posting_key WHERE caller = p_caller AND external_id = p_bet;
    IF k.member_id <> p_member OR k.book <> p_book THEN RETURN refuse(r, 'BET_MISMATCH'); END IF;
    IF k.outcome = 'ROLLED_BACK' THEN RETURN refuse(r, 'ALREADY_ROLLED_BACK'); END IF;
    IF k.outcome <> 'ACCEPTED' THEN RETURN refuse(r, 'NOTHING_TO_ROLL_BACK'); END IF;
    SELECT * INTO b FROM posting WHERE id = k.posting_id AND month = k.posting_month;
    IF b.kind IS DISTINCT FROM 'BET' THEN RETURN refuse(r, 'BET_MISMATCH'); END IF;

    INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
    VALUES (p_caller || '/rolled-back', p_bet, p_member, p_book, 'ACCEPTED', posting_month(), v_id, p_hash)
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN RETURN refuse(r, 'ALREADY_ROLLED_BACK'); END IF;
    r.delta := b.amount;
    r.contra := b.credit;
    v_answer := post_attended(r, v_xid, v_id);
    IF v_answer.outcome <> 'ACCEPTED' THEN
      PERFORM mark_key(p_caller || '/rolled-back', p_bet, v_answer.outcome);
    END IF;
    RETURN v_answer;
  END $$`;
