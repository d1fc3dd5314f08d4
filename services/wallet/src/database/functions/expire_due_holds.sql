-- Frees the holds of a locked account whose time has passed. Returns the account as it is then.
CREATE OR REPLACE FUNCTION expire_due_holds(a player_account) RETURNS player_account
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_freed bigint := 0;
  v_bonus bigint := 0;
  h hold;
BEGIN
  FOR h IN
    UPDATE hold SET status = 'EXPIRED', resolved_at = clock_timestamp()
     WHERE member_id = a.member_id AND book = a.book AND status = 'OPEN' AND expires_at <= clock_timestamp()
    RETURNING *
  LOOP
    v_freed := v_freed + h.amount - h.captured;
    v_bonus := v_bonus + h.bonus - h.captured_bonus;
    IF a.restricted AND h.kind = 'BET' THEN
      PERFORM count_limits(a.member_id, a.book, 'ROLLBACK', h.amount - h.captured, h.created_at);
    END IF;
  END LOOP;
  IF v_freed > 0 THEN
    UPDATE player_account SET held = held - v_freed, held_bonus = held_bonus - v_bonus
     WHERE member_id = a.member_id AND book = a.book RETURNING held, held_bonus INTO STRICT a.held, a.held_bonus;
  END IF;
  RETURN a;
END $$;
