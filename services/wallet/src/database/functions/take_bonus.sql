-- Takes bonus money of a locked account, which its bonus ends with.
CREATE OR REPLACE FUNCTION take_bonus(o rollover, p_amount bigint) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := new_posting_id(0);
  a player_account;
  r posting_request;
BEGIN
  UPDATE player_account SET balance = balance - p_amount, bonus = bonus - p_amount, version = version + 1
   WHERE member_id = o.member_id AND book = o.book RETURNING * INTO STRICT a;
  r := ('wallet', 'bonus:' || o.id || ':' || a.version, o.member_id, o.book, 'FORFEIT', -p_amount, resolve_account(o.book, 5100), '\x',
    NULL, NULL, NULL, NULL, o.id, o.note, NULL)::posting_request;
  PERFORM claim_key(r, v_id);
  PERFORM write_posting(r, v_id, control_account(o.book), -p_amount, a.balance, a.version, NULL, p_amount);
  UPDATE rollover SET taken = taken + p_amount WHERE id = o.id;
END $$;
