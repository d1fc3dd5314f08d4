-- An account of the chart in a book: 4010 is 104010 in play money.
CREATE OR REPLACE FUNCTION resolve_account(p_book book, p_number integer) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_book WHEN 'REAL' THEN p_number ELSE p_number + 100000 END
$$;
