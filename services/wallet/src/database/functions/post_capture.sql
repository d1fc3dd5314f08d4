-- Takes held money, all of it or a part, own money first; the rest is free again. NULL if the caller has no such hold.
-- The player's lock orders every change of a hold, so hold_refusal takes it before it decides.
CREATE OR REPLACE FUNCTION post_capture(
  p_caller text, p_external_id text, p_hold uuid, p_amount bigint, p_hash bytea, p_trace bytea DEFAULT NULL)
RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  h hold;
  a player_account;
  r posting_request;
  v_amount bigint;
  v_id uuid := new_posting_id(0);
  v_refusal posting_outcome;
  v_bonus bigint;
BEGIN
  SELECT * INTO h FROM hold WHERE id = p_hold AND caller = p_caller;
  IF NOT FOUND THEN RETURN NULL; END IF;
  v_amount := coalesce(p_amount, h.amount - h.captured);
  r := posting_request_of(p_caller, p_external_id, h.member_id, h.book, h.kind, -v_amount, h.contra, p_hash,
      p_group => h.group_id, p_round => h.round_id, p_vassalage => h.vassalage, p_game_type => h.game_type,
      p_refers_to => h.id::text, p_note => h.note, p_trace => p_trace);
  IF NOT claim_key(r, v_id) THEN RETURN replay_posting(r); END IF;
  IF p_amount < 1 THEN RAISE EXCEPTION 'an amount out of bounds: %', p_amount; END IF;
  v_refusal := hold_refusal(h, v_amount);
  IF v_refusal IS NOT NULL THEN RETURN refuse(r, v_refusal); END IF;

  SELECT * INTO STRICT h FROM hold WHERE id = h.id;
  v_amount := coalesce(p_amount, h.amount - h.captured);
  v_bonus := greatest(0, v_amount - (h.amount - h.bonus - (h.captured - h.captured_bonus)));
  UPDATE hold SET status = 'CAPTURED', captured = captured + v_amount, captured_bonus = captured_bonus + v_bonus, resolved_at = clock_timestamp() WHERE id = h.id;
  UPDATE player_account SET balance = balance - v_amount, held = held - (h.amount - h.captured), bonus = bonus - v_bonus,
         held_bonus = held_bonus - (h.bonus - h.captured_bonus), version = version + 1
   WHERE member_id = h.member_id AND book = h.book RETURNING * INTO STRICT a;
  PERFORM write_posting(r, v_id, control_account(h.book), -v_amount, a.balance, a.version, h.group_id, v_bonus);
  IF a.has_bonus AND h.kind = 'BET' AND h.round_id IS NOT NULL THEN
    PERFORM count_bonus_round(h.member_id, h.book, h.round_id, 'BET', v_amount, v_bonus, a.version);
  END IF;
  IF a.restricted AND h.kind = 'BET' AND v_amount < h.amount - h.captured THEN
    PERFORM count_limits(h.member_id, h.book, 'ROLLBACK', h.amount - h.captured - v_amount, h.created_at);
  END IF;
  PERFORM settle_bonus_of(h.member_id, h.book);
  RETURN ('ACCEPTED', a.balance, a.version, v_id, false, NULL)::posting_answer;
END $$;
