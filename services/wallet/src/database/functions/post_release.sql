-- Frees held money; of a withdrawal paid in part, the rest. NULL if the caller has no such hold.
CREATE OR REPLACE FUNCTION post_release(p_caller text, p_external_id text, p_hold uuid, p_hash bytea) RETURNS posting_answer
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  h hold;
  a player_account;
  r posting_request;
  v_refusal posting_outcome;
BEGIN
  SELECT * INTO h FROM hold WHERE id = p_hold AND caller = p_caller;
  IF NOT FOUND THEN RETURN NULL; END IF;
  r := posting_request_of(p_caller, p_external_id, h.member_id, h.book, 'RELEASE', 0, h.contra, p_hash, p_group => h.group_id,
      p_round => h.round_id, p_vassalage => h.vassalage, p_game_type => h.game_type, p_refers_to => h.id::text,
      p_note => h.note);
  IF NOT claim_key(r, NULL) THEN RETURN replay_posting(r); END IF;
  v_refusal := hold_refusal(h, 0);
  IF v_refusal IS NOT NULL THEN RETURN refuse(r, v_refusal); END IF;

  SELECT * INTO STRICT h FROM hold WHERE id = h.id;
  UPDATE hold SET status = CASE WHEN h.captured > 0 THEN 'CAPTURED' ELSE 'RELEASED' END::hold_status,
         resolved_at = clock_timestamp() WHERE id = h.id;
  UPDATE player_account SET held = held - (h.amount - h.captured), held_bonus = held_bonus - (h.bonus - h.captured_bonus)
   WHERE member_id = h.member_id AND book = h.book RETURNING * INTO STRICT a;
  IF a.restricted AND h.kind = 'BET' THEN
    PERFORM count_limits(h.member_id, h.book, 'ROLLBACK', h.amount - h.captured, h.created_at);
  END IF;
  PERFORM store_answer(r, 'ACCEPTED', a.balance, a.version);
  PERFORM settle_bonus_of(h.member_id, h.book);
  RETURN ('ACCEPTED', a.balance, a.version, NULL, false, NULL)::posting_answer;
END $$;
