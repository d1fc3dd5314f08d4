-- Opens the turnover requirement of a credit, in the transaction that has posted it: amount x multiplier, rounded up.
-- A repetition changes nothing; NULL without a requirement.
CREATE OR REPLACE FUNCTION open_rollover(
  p_caller text, p_key text, p_member uuid, p_book book, p_kind posting_kind, p_posting uuid, p_amount bigint,
  p_multiplier numeric, p_expires_in integer DEFAULT NULL, p_max_cash_out bigint DEFAULT NULL, p_categories text[] DEFAULT NULL)
RETURNS uuid LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := derived_id('rollover', p_caller, p_key);
  a player_account;
BEGIN
  IF p_multiplier = 0 THEN RETURN NULL; END IF;
  a := lock_account(p_member, p_book);
  INSERT INTO rollover (id, member_id, book, requested_by, credit_key, posting_id, amount, multiplier, required, opened_at,
                        kind, base_amount, max_cash_out, categories, expires_at)
  VALUES (v_id, p_member, p_book, p_caller, p_key, p_posting, p_amount, least(p_multiplier, 99999.9999),
          ceil(p_amount * p_multiplier),
          clock_timestamp(), p_kind::text, greatest(a.balance - a.held - p_amount, 0), p_max_cash_out, p_categories,
          clock_timestamp() + p_expires_in * interval '1 second')
  ON CONFLICT ON CONSTRAINT rollover_once DO NOTHING;
  RETURN v_id;
END $$;
