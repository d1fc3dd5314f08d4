-- Starts the bonus that has waited longest; not while the member is excluded, nor beyond what a balance can hold.
CREATE OR REPLACE FUNCTION start_next_bonus(a player_account) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE o rollover;
BEGIN
  IF a.excluded_until > clock_timestamp() THEN RETURN; END IF;
  SELECT * INTO o FROM rollover WHERE member_id = a.member_id AND book = a.book AND status = 'QUEUED' ORDER BY opened_at, id LIMIT 1;
  IF FOUND AND a.balance <= 9223372036854775807 - o.amount THEN PERFORM start_bonus(o, new_posting_id(3)); END IF;
END $$;
