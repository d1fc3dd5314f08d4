-- Writes what the end of a bonus takes, of the account as it is now, or out of suspense where the account has no new version.
CREATE OR REPLACE FUNCTION post_forfeit(o rollover, a player_account, p_id uuid, p_key text, p_amount bigint, p_bonus bigint) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  r posting_request := posting_request_of('wallet', 'bonus:' || p_key, o.member_id, o.book, 'FORFEIT', -p_amount,
    resolve_account(o.book, 5100), '\x', p_refers_to => o.id::text, p_note => o.note);
BEGIN
  PERFORM claim_key(r, p_id);
  PERFORM write_posting(r, p_id, CASE WHEN a.version IS NULL THEN resolve_account(o.book, 2900) ELSE control_account(o.book) END,
    -p_amount, a.balance, a.version, NULL, p_bonus);
  UPDATE rollover SET taken = taken + p_amount WHERE id = o.id;
END $$;
