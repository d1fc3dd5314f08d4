-- The requirement is met: bonus money becomes own up to the cash-out limit, the rest is taken. A pair of postings, out of the bonus
-- money and into the own, carries what is kept.
CREATE OR REPLACE FUNCTION complete_bonus(o rollover, a player_account) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_kept bigint := least(a.bonus, coalesce(o.max_cash_out, a.bonus));
  v_from uuid := new_posting_id(1);
  v_to uuid := new_posting_id(2);
  r posting_request;
BEGIN
  IF a.bonus > v_kept THEN PERFORM take_bonus(o, a.bonus - v_kept); END IF;
  IF v_kept > 0 THEN
    UPDATE player_account SET bonus = 0, version = version + 2
     WHERE member_id = o.member_id AND book = o.book RETURNING * INTO STRICT a;
    r := posting_request_of('wallet', 'bonus:' || o.id || ':kept', o.member_id, o.book, 'CONVERSION', -v_kept,
      resolve_account(o.book, 5100), '\x', p_group => v_from, p_refers_to => o.id::text, p_note => o.note);
    PERFORM claim_key(r, v_from);
    PERFORM write_posting(r, v_from, control_account(o.book), -v_kept, a.balance - v_kept, a.version - 1, v_from, v_kept);
    PERFORM write_posting(r, v_to, control_account(o.book), v_kept, a.balance, a.version, v_from);
    UPDATE rollover SET kept = v_kept WHERE id = o.id;
  END IF;
  PERFORM close_bonus(o, 'DONE');
  PERFORM repay_debt(o.member_id, o.book, 'CONVERSION', v_kept);
END $$;
