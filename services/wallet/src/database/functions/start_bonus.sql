-- Credits a bonus, whose key is claimed and whose account is locked.
CREATE OR REPLACE FUNCTION start_bonus(o rollover, p_posting uuid, p_trace bytea DEFAULT NULL) RETURNS player_account
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  a player_account;
  r posting_request := posting_request_of(o.requested_by, o.credit_key, o.member_id, o.book, 'BONUS', o.amount,
      resolve_account(o.book, 5100), '\x', p_note => o.note, p_trace => p_trace);
BEGIN
  UPDATE player_account SET balance = balance + o.amount, bonus = bonus + o.amount, has_bonus = true, version = version + 1
   WHERE member_id = o.member_id AND book = o.book RETURNING * INTO STRICT a;
  PERFORM write_posting(r, p_posting, control_account(o.book), o.amount, a.balance, a.version, NULL, o.amount);
  UPDATE rollover SET status = 'ACTIVE', posting_id = p_posting, opened_at = clock_timestamp(),
         expires_at = clock_timestamp() + o.validity_seconds * interval '1 second' WHERE id = o.id;
  PERFORM note_bonus_change(o.id);
  RETURN a;
END $$;
