-- The account of the chart that holds what the members own.
CREATE OR REPLACE FUNCTION control_account(p_book book) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_book WHEN 'REAL' THEN 2000 ELSE 102000 END
$$;
