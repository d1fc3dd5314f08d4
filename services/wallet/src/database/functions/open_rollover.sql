-- Opens the turnover requirement of a credit of own money, in the transaction that has posted it: amount x multiplier, rounded up.
-- It only guards withdrawals and transfers. A repetition changes nothing; NULL without a requirement.
CREATE OR REPLACE FUNCTION open_rollover(
  p_caller text, p_key text, p_member uuid, p_book book, p_kind posting_kind, p_posting uuid, p_amount bigint,
  p_multiplier numeric, p_categories text[] DEFAULT NULL)
RETURNS uuid LANGUAGE plpgsql VOLATILE AS $$
DECLARE v_id uuid := derived_id('rollover', p_caller, p_key);
BEGIN
  IF p_multiplier = 0 THEN RETURN NULL; END IF;
  PERFORM lock_account(p_member, p_book);
  INSERT INTO rollover (id, member_id, book, requested_by, credit_key, posting_id, amount, multiplier, required, status, opened_at,
                        kind, categories)
  VALUES (v_id, p_member, p_book, p_caller, p_key, p_posting, p_amount, least(p_multiplier, 99999.9999),
          ceil(p_amount * p_multiplier), 'ACTIVE', clock_timestamp(), p_kind::text, p_categories)
  ON CONFLICT ON CONSTRAINT rollover_once DO NOTHING;
  RETURN v_id;
END $$;
