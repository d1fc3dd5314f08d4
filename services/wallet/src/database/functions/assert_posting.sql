-- Raises for what no caller may ask: a bug of the caller, not a refusal that is stored under its key.
CREATE OR REPLACE FUNCTION assert_posting(p_book book, p_delta bigint, p_contra integer) RETURNS void
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF p_delta IS NULL OR abs(p_delta) NOT BETWEEN 1 AND 999999999999999 THEN
    RAISE EXCEPTION 'an amount out of bounds: %', p_delta;
  END IF;
  IF NOT EXISTS (SELECT FROM chart_account WHERE number = p_contra AND book = p_book) THEN
    RAISE EXCEPTION 'account % is not in the chart of %', p_contra, p_book;
  END IF;
END $$;
