-- Raises for what no caller may ask: a bug of the caller, not a refusal that is stored under its key.
CREATE OR REPLACE FUNCTION assert_posting(r posting_request) RETURNS void
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF r.delta IS NULL OR abs(r.delta) NOT BETWEEN 1 AND 999999999999999 THEN
    RAISE EXCEPTION 'an amount out of bounds: %', r.delta;
  END IF;
  IF NOT EXISTS (SELECT FROM chart_account WHERE number = r.contra AND book = r.book) THEN
    RAISE EXCEPTION 'account % is not in the chart of %', r.contra, r.book;
  END IF;
END $$;
