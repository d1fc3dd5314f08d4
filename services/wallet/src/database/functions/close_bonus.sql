-- The end of a bonus whose bonus money is gone: taken, lost or become own.
CREATE OR REPLACE FUNCTION close_bonus(o rollover, p_status rollover_status) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  UPDATE rollover SET status = p_status, closed_at = clock_timestamp() WHERE id = o.id;
  DELETE FROM bonus_round WHERE rollover_id = o.id;
  UPDATE player_account SET has_bonus = false WHERE member_id = o.member_id AND book = o.book;
  PERFORM note_bonus_change(o.id);
END $$;
