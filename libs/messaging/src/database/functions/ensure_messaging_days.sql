-- Makes the partitions of outbox and inbox for days around today (UTC) and moves what lies in the default partition for
-- them; returns how many it made.
CREATE OR REPLACE FUNCTION ensure_messaging_days(p_behind integer, p_ahead integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  v_table text;
  v_day date;
  v_name text;
  v_column text;
  v_from text;
  v_to text;
  v_made integer := 0;
BEGIN
  IF p_behind NOT BETWEEN 0 AND 90 OR p_ahead NOT BETWEEN 0 AND 30 THEN
    RAISE EXCEPTION 'days: % behind, % ahead', p_behind, p_ahead;
  END IF;
  PERFORM pg_advisory_xact_lock(7204414);
  FOR v_table, v_day IN
    SELECT t, (now() AT TIME ZONE 'UTC')::date + d
      FROM unnest(ARRAY['outbox', 'inbox']) t, generate_series(-p_behind, p_ahead) d
  LOOP
    v_name := v_table || '_' || to_char(v_day, 'YYYY_MM_DD');
    CONTINUE WHEN to_regclass('public.' || v_name) IS NOT NULL;
    IF v_table = 'outbox' THEN
      v_column := 'occurred_at';
      v_from := (v_day::timestamp AT TIME ZONE 'UTC')::text;
      v_to := ((v_day + 1)::timestamp AT TIME ZONE 'UTC')::text;
    ELSE
      v_column := 'occurred_on';
      v_from := v_day::text;
      v_to := (v_day + 1)::text;
    END IF;
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', v_table);
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS)
                      WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000)', v_name, v_table);
    EXECUTE format('WITH moved AS (DELETE FROM %I WHERE %I >= %L AND %I < %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
                   v_table || '_default', v_column, v_from, v_column, v_to, v_name);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', v_table, v_name, v_from, v_to);
    v_made := v_made + 1;
  END LOOP;
  RETURN v_made;
END $$;

SELECT ensure_messaging_days(1, 3);
