-- Takes bonus money of a locked account, which its bonus ends with.
CREATE OR REPLACE FUNCTION take_bonus(o rollover, p_amount bigint) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE a player_account;
BEGIN
  UPDATE player_account SET balance = balance - p_amount, bonus = bonus - p_amount, version = version + 1
   WHERE member_id = o.member_id AND book = o.book RETURNING * INTO STRICT a;
  PERFORM post_forfeit(o, a, new_posting_id(0), o.id || ':' || a.version, p_amount, p_amount);
END $$;
