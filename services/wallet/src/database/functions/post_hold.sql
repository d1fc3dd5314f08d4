-- Sets money aside: the balance stays, what is available falls.
CREATE OR REPLACE FUNCTION post_hold(
  p_caller text, p_external_id text, p_member uuid, p_book book, p_purpose posting_kind, p_amount bigint, p_contra integer,
  p_hash bytea, p_expires_in integer DEFAULT NULL, p_group uuid DEFAULT NULL, p_round text DEFAULT NULL,
  p_vassalage text DEFAULT NULL, p_game_type text DEFAULT NULL, p_note text DEFAULT NULL)
RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  r posting_request := posting_request_of(p_caller, p_external_id, p_member, p_book, 'HOLD', -p_amount, p_contra, p_hash,
      p_group => p_group, p_round => p_round, p_vassalage => p_vassalage, p_game_type => p_game_type,
      p_refers_to => p_purpose::text, p_note => p_note);
  v_id uuid := new_posting_id(0);
  a player_account;
  v_refusal posting_outcome;
  v_bonus bigint := 0;
BEGIN
  PERFORM assert_posting(r.book, r.delta, r.contra);
  IF NOT claim_key(r, v_id) THEN RETURN replay_posting(r); END IF;
  a := lock_account(p_member, p_book);
  IF a.held > 0 THEN a := expire_due_holds(a); END IF;
  v_refusal := posting_refusal(a, r);
  IF v_refusal IS NOT NULL THEN RETURN refuse(r, v_refusal); END IF;

  IF a.has_bonus AND p_purpose = 'BET' THEN v_bonus := bonus_part(a, r); END IF;
  UPDATE player_account SET held = held + p_amount, held_bonus = held_bonus + v_bonus WHERE member_id = p_member AND book = p_book;
  INSERT INTO hold (id, member_id, amount, balance, version, expires_at, contra, book, kind, caller, external_id,
                    group_id, round_id, vassalage, game_type, note, bonus)
  VALUES (v_id, p_member, p_amount, a.balance, a.version, clock_timestamp() + p_expires_in * interval '1 second', p_contra,
          p_book, p_purpose, p_caller, p_external_id, p_group, p_round, p_vassalage, p_game_type, p_note, v_bonus);
  IF a.restricted AND p_purpose = 'BET' THEN PERFORM count_limits(p_member, p_book, 'BET', r.delta, NULL); END IF;
  RETURN ('ACCEPTED', a.balance, a.version, v_id, false, NULL)::posting_answer;
END $$;
