-- The partition of postings made now. `now()` is the transaction's start, so key and posting name the same month.
CREATE OR REPLACE FUNCTION posting_month() RETURNS date
LANGUAGE sql STABLE AS $$
  SELECT date_trunc('month', now() AT TIME ZONE 'UTC')::date
$$;
