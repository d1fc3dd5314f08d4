-- The member gives a bonus up: one that waits was never credited, a running one ends as soon as its open bets allow. The bonus as it
-- is then; NULL if the member has no such bonus. A repetition changes nothing.
CREATE OR REPLACE FUNCTION give_up_bonus(p_member uuid, p_rollover uuid) RETURNS rollover
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  o rollover;
  a player_account;
BEGIN
  SELECT * INTO o FROM rollover WHERE id = p_rollover AND member_id = p_member AND is_bonus;
  IF NOT FOUND THEN RETURN NULL; END IF;
  a := lock_account(p_member, o.book);
  UPDATE rollover SET status = 'EXPIRING', ends_as = 'FORFEITED' WHERE id = o.id AND status = 'ACTIVE';
  IF FOUND THEN
    PERFORM settle_bonus(a);
    IF EXISTS (SELECT FROM rollover WHERE id = o.id AND status = 'EXPIRING') THEN PERFORM note_bonus_change(o.id); END IF;
  ELSE
    UPDATE rollover SET status = 'FORFEITED', closed_at = clock_timestamp() WHERE id = o.id AND status = 'QUEUED';
    IF FOUND THEN PERFORM note_bonus_change(o.id); END IF;
  END IF;
  SELECT * INTO STRICT o FROM rollover WHERE id = o.id;
  RETURN o;
END $$;
