-- Locks the account, decides by posting_refusal, then writes. Correct for any account; apply_posting is the shorter way for most.
-- `p_bonus`: the part of the amount that is bonus money, where the caller knows it. The caller settles the bonus afterwards.
CREATE OR REPLACE FUNCTION post_with_checks(r posting_request, p_id uuid, p_bonus bigint DEFAULT NULL) RETURNS posting_answer
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  a player_account := lock_account(r.member_id, r.book);
  v_move bigint := r.delta;
  v_available bigint;
  v_rest bigint := 0;
  v_bonus bigint := coalesce(p_bonus, 0);
  v_group uuid := r.group_id;
  v_refusal posting_outcome;
BEGIN
  IF r.delta < 0 AND a.held > 0 AND a.balance - a.held < -r.delta THEN a := expire_due_holds(a); END IF;
  v_refusal := posting_refusal(a, r);
  IF v_refusal IS NOT NULL THEN RETURN refuse(r, v_refusal); END IF;

  -- A stopped account gives nothing; what it gains waits in suspense.
  IF a.status = 'STOPPED' THEN
    PERFORM store_answer(r, 'ACCEPTED', a.balance, a.version);
    PERFORM write_posting(r, p_id, resolve_account(r.book, 2900), r.delta, NULL, NULL, r.group_id);
    IF a.has_bonus AND r.round_id IS NOT NULL THEN
      PERFORM count_bonus_round(r.member_id, r.book, r.round_id, r.kind, r.delta, v_bonus, version_of_bet(r));
    END IF;
    RETURN ('ACCEPTED', a.balance, a.version, p_id, false, NULL)::posting_answer;
  END IF;

  -- A correction takes what is available, one of own money no bonus money; the rest is owed, so that no balance becomes negative.
  v_available := CASE WHEN r.kind IN ('DEPOSIT_REVERSAL', 'FORFEIT') THEN own_available(a) ELSE a.balance - a.held END;
  IF r.delta < 0 AND v_available < -r.delta THEN
    v_move := -greatest(v_available, 0);
    v_rest := -r.delta + v_move;
    v_group := coalesce(v_group, p_id);
    UPDATE player_account SET owed = owed + v_rest WHERE member_id = r.member_id AND book = r.book;
  END IF;
  IF a.has_bonus AND p_bonus IS NULL THEN v_bonus := bonus_part(a, r); END IF;
  IF v_move <> 0 THEN
    UPDATE player_account SET balance = balance + v_move, bonus = bonus + sign(v_move)::bigint * v_bonus, version = version + 1
     WHERE member_id = r.member_id AND book = r.book RETURNING balance, version INTO a.balance, a.version;
    PERFORM write_posting(r, p_id, control_account(r.book), v_move, a.balance, a.version, v_group, v_bonus);
    IF a.has_bonus AND r.round_id IS NOT NULL THEN
      PERFORM count_bonus_round(r.member_id, r.book, r.round_id, r.kind, CASE WHEN r.kind = 'BET' THEN -v_move ELSE v_move END, v_bonus,
        CASE WHEN r.kind = 'ROLLBACK' THEN version_of_bet(r) ELSE a.version END);
    END IF;
  ELSE
    PERFORM store_answer(r, 'ACCEPTED', a.balance, a.version);
  END IF;
  IF v_rest > 0 THEN
    PERFORM write_posting(r, CASE WHEN v_move = 0 THEN p_id ELSE new_posting_id(1) END, resolve_account(r.book, 1500), -v_rest,
      NULL, NULL, v_group);
  END IF;
  IF a.restricted THEN
    PERFORM count_limits(r.member_id, r.book, r.kind, CASE WHEN r.kind = 'DEPOSIT_REVERSAL' THEN r.delta ELSE v_move END,
      CASE WHEN r.kind IN ('ROLLBACK', 'DEPOSIT_REVERSAL') THEN counted_at(r.caller, r.refers_to) END);
  END IF;
  RETURN ('ACCEPTED', a.balance, a.version, p_id, false, NULL)::posting_answer;
END $$;
