CREATE OR REPLACE FUNCTION note_bonus_change(p_rollover uuid) RETURNS void
LANGUAGE sql VOLATILE AS $$
  INSERT INTO bonus_change (rollover_id, status, done, taken, kept, balance)
  SELECT o.id, o.status, o.done, o.taken, o.kept, a.balance
    FROM rollover o JOIN player_account a USING (member_id, book) WHERE o.id = p_rollover
$$;
