-- Makes the partitions of the current month and the months ahead; returns how many it made.
CREATE OR REPLACE FUNCTION ensure_point_months(p_ahead integer) RETURNS integer
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT ensure_months(ARRAY['point_source', 'point_ledger'], p_ahead);
$$;

SELECT ensure_point_months(3);
