-- Makes the partitions of the current month and the months ahead; returns how many it made.
CREATE OR REPLACE FUNCTION ensure_cashback_months(p_ahead integer) RETURNS integer
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT ensure_months(ARRAY['cashback_source', 'activity_source'], p_ahead);
$$;

SELECT ensure_cashback_months(3);
