-- Corrects what a settled round has paid, up or down. `p_bet` is a bet of the round by its key, or a win where the round had no bet;
-- it must be the same member's. What the member cannot give back is owed.
CREATE OR REPLACE FUNCTION post_correction(
  p_caller text, p_external_id text, p_member uuid, p_book book, p_bet text, p_delta bigint, p_contra integer, p_hash bytea,
  p_round text, p_vassalage text, p_game_type text, p_note text, p_trace bytea DEFAULT NULL)
RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  r posting_request := posting_request_of(p_caller, p_external_id, p_member, p_book, 'WIN_CORRECTION', p_delta, p_contra,
      p_hash, p_round => p_round, p_vassalage => p_vassalage, p_game_type => p_game_type, p_refers_to => p_bet,
      p_note => p_note, p_trace => p_trace);
  v_id uuid := new_posting_id(0);
BEGIN
  PERFORM assert_posting(r.book, r.delta, r.contra);
  IF NOT claim_key(r, v_id) THEN RETURN replay_posting(r); END IF;
  IF NOT EXISTS (SELECT FROM posting_key k WHERE k.caller = p_caller AND k.external_id = p_bet AND k.member_id = p_member
                    AND k.book = p_book AND k.outcome = 'ACCEPTED' AND p_bet <> p_external_id) THEN
    RETURN refuse(r, 'BET_MISMATCH');
  END IF;
  RETURN apply_posting(r, v_id);
END $$;
