-- Makes the partitions of the current month and the months ahead, of live tables and of their shadows in the schema rebuild;
-- returns how many it made. Other months go to the default partition.
CREATE OR REPLACE FUNCTION ensure_months(p_tables text[], p_ahead integer) RETURNS integer
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_schema text;
  v_table text;
  v_month date;
  v_name text;
  v_made integer := 0;
BEGIN
  IF p_ahead NOT BETWEEN 0 AND 24 THEN RAISE EXCEPTION 'months ahead: %', p_ahead; END IF;
  PERFORM pg_advisory_xact_lock(7204415);
  FOR v_schema, v_table, v_month IN
    SELECT s, t, m::date
      FROM unnest(ARRAY['public', 'rebuild']) s, unnest(p_tables) t,
           (SELECT date_trunc('month', now() AT TIME ZONE 'UTC') AS this) now,
           generate_series(this, this + p_ahead * interval '1 month', interval '1 month') m
     WHERE to_regclass(s || '.' || t) IS NOT NULL
  LOOP
    v_name := v_table || '_' || to_char(v_month, 'YYYY_MM');
    CONTINUE WHEN to_regclass(v_schema || '.' || v_name) IS NOT NULL;
    EXECUTE format('CREATE TABLE %I.%I PARTITION OF %I.%I FOR VALUES FROM (%L) TO (%L)', v_schema, v_name, v_schema, v_table,
                   v_month::timestamp AT TIME ZONE 'UTC', (v_month + interval '1 month')::timestamp AT TIME ZONE 'UTC');
    v_made := v_made + 1;
  END LOOP;
  RETURN v_made;
END $$;
