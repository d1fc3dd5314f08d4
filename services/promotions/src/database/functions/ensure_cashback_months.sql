-- Makes the partitions of the current month and the months ahead; returns how many it made. Other months go to the
-- default partition.
CREATE OR REPLACE FUNCTION ensure_cashback_months(p_ahead integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_table text;
  v_month date;
  v_name text;
  v_made integer := 0;
BEGIN
  IF p_ahead NOT BETWEEN 0 AND 24 THEN RAISE EXCEPTION 'months ahead: %', p_ahead; END IF;
  PERFORM pg_advisory_xact_lock(7204417);
  FOREACH v_table IN ARRAY ARRAY['cashback_source'] LOOP
    FOR v_month IN
      SELECT generate_series(this, this + p_ahead * interval '1 month', interval '1 month')::date
        FROM (SELECT date_trunc('month', now() AT TIME ZONE 'UTC') AS this) t
    LOOP
      v_name := v_table || '_' || to_char(v_month, 'YYYY_MM');
      CONTINUE WHEN to_regclass(v_name) IS NOT NULL;
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)', v_name, v_table,
                     v_month::timestamp AT TIME ZONE 'UTC', (v_month + interval '1 month')::timestamp AT TIME ZONE 'UTC');
      v_made := v_made + 1;
    END LOOP;
  END LOOP;
  RETURN v_made;
END $$;

SELECT ensure_cashback_months(3);
