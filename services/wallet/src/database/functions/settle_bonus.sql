-- Ends the running bonus of a locked account if it is due, and starts the next one. While a round with bonus stakes is open, or bonus
-- money is held, a bonus whose requirement is met waits, and one that expires or is given up is EXPIRING: what comes back is taken.
CREATE OR REPLACE FUNCTION settle_bonus(a player_account) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  o rollover;
  v_is_open boolean;
BEGIN
  IF a.status = 'STOPPED' THEN RETURN; END IF;
  LOOP
    o := running_bonus(a.member_id, a.book);
    IF o.id IS NULL THEN
      PERFORM start_next_bonus(a);
      RETURN;
    END IF;
    SELECT * INTO STRICT a FROM player_account WHERE member_id = a.member_id AND book = a.book;
    v_is_open := a.held_bonus > 0
      OR EXISTS (SELECT FROM bonus_round b WHERE b.member_id = a.member_id AND b.book = a.book AND b.is_open);
    IF o.status = 'ACTIVE' AND o.done = o.required THEN
      IF v_is_open THEN RETURN; END IF;
      PERFORM complete_bonus(o, a);
    ELSIF o.status = 'ACTIVE' AND a.bonus = 0 AND NOT v_is_open THEN
      PERFORM close_bonus(o, 'CLEARED');
    ELSIF o.status = 'ACTIVE' AND o.expires_at <= clock_timestamp() THEN
      UPDATE rollover SET status = 'EXPIRING', ends_as = 'EXPIRED' WHERE id = o.id;
      IF v_is_open THEN PERFORM note_bonus_change(o.id); END IF;
    ELSIF o.status = 'EXPIRING' THEN
      IF a.bonus > a.held_bonus THEN PERFORM take_bonus(o, a.bonus - a.held_bonus); END IF;
      IF v_is_open THEN RETURN; END IF;
      PERFORM close_bonus(o, o.ends_as);
    ELSE
      RETURN;
    END IF;
  END LOOP;
END $$;
