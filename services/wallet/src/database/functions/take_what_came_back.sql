-- A stake was given back whose bonus has ended with its bonus money taken: its bonus part goes the same way, of a stopped account out
-- of suspense. The account is locked.
CREATE OR REPLACE FUNCTION take_what_came_back(o rollover, p_amount bigint) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := new_posting_id(1);
  a player_account;
  r posting_request;
BEGIN
  UPDATE player_account SET balance = balance - p_amount, version = version + 1
   WHERE member_id = o.member_id AND book = o.book AND status <> 'STOPPED' RETURNING * INTO a;
  r := ('wallet', 'bonus:' || o.id || ':back:' || v_id, o.member_id, o.book, 'FORFEIT', -p_amount, resolve_account(o.book, 5100), '\x',
    NULL, NULL, NULL, NULL, o.id, o.note, NULL)::posting_request;
  PERFORM claim_key(r, v_id);
  PERFORM write_posting(r, v_id, CASE WHEN a.version IS NULL THEN resolve_account(o.book, 2900) ELSE control_account(o.book) END,
    -p_amount, a.balance, a.version, NULL);
  UPDATE rollover SET taken = taken + p_amount WHERE id = o.id;
END $$;
