-- Closes a requirement by a key, with the posting that its end needs: a forfeiture, or the part beyond the cash-out limit.
CREATE OR REPLACE FUNCTION close_rollover(
  o rollover, p_status rollover_status, p_caller text, p_external_id text, p_hash bytea, p_note text, p_trace bytea)
RETURNS partial_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := new_posting_id(0);
  r posting_request := (p_caller, p_external_id, o.member_id, o.book, 'FORFEIT', 0, resolve_account(o.book, 5100), p_hash, NULL, NULL,
    NULL, NULL, o.id, p_note, p_trace)::posting_request;
  a player_account;
  v_answer partial_answer;
BEGIN
  IF NOT claim_key(r, v_id) THEN RETURN partial_answer(r, replay_posting(r), NULL, NULL); END IF;
  a := lock_account(o.member_id, o.book);
  IF a.held > 0 THEN a := expire_due_holds(a); END IF;
  SELECT * INTO STRICT o FROM rollover WHERE id = o.id FOR UPDATE;
  IF o.status <> 'OPEN' THEN RETURN partial_answer(r, refuse(r, 'REQUIREMENT_CLOSED'), 0, 0); END IF;
  r.delta := -CASE WHEN p_status <> 'DONE' THEN rollover_forfeit(o, a.balance - a.held)
                   ELSE coalesce(greatest(0, a.balance - a.held - rollover_base(o) - o.max_cash_out), 0) END;
  v_answer := take_back(r, a, v_id);
  IF v_answer.outcome = 'ACCEPTED' THEN
    UPDATE rollover SET status = p_status, closed_at = clock_timestamp() WHERE id = o.id;
  END IF;
  RETURN v_answer;
END $$;
