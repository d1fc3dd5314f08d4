-- A stake was given back whose bonus has ended with its bonus money taken: its bonus part goes the same way, of a stopped account out
-- of suspense. The account is locked.
CREATE OR REPLACE FUNCTION take_what_came_back(o rollover, r_back posting_request, p_amount bigint) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE a player_account;
BEGIN
  UPDATE player_account SET balance = balance - p_amount, version = version + 1
   WHERE member_id = o.member_id AND book = o.book AND status <> 'STOPPED' RETURNING * INTO a;
  PERFORM post_forfeit(o, a, new_posting_id(1), derived_id('came-back', r_back.caller, r_back.external_id)::text, p_amount, 0);
END $$;
