-- Makes the partitions of last month, this month and the months ahead; returns how many it made. A partition is made as a
-- table and then attached, which blocks no posting. It is written through its parent only.
CREATE OR REPLACE FUNCTION ensure_posting_months(p_ahead integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_month date;
  v_name text;
  v_made integer := 0;
BEGIN
  IF p_ahead NOT BETWEEN 0 AND 24 THEN RAISE EXCEPTION 'months ahead: %', p_ahead; END IF;
  PERFORM pg_advisory_xact_lock(7204412);
  FOR v_month IN
    SELECT generate_series(this - interval '1 month', this + p_ahead * interval '1 month', interval '1 month')::date
      FROM (SELECT date_trunc('month', now() AT TIME ZONE 'UTC') AS this) t
  LOOP
    v_name := 'posting_' || to_char(v_month, 'YYYY_MM');
    CONTINUE WHEN to_regclass(v_name) IS NOT NULL;
    EXECUTE format('CREATE TABLE %I (LIKE posting INCLUDING ALL)', v_name);
    EXECUTE format('ALTER TABLE posting ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
                   v_name, v_month, (v_month + interval '1 month')::date);
    PERFORM deny_privileges(v_name::regclass, 'INSERT, UPDATE, DELETE, TRUNCATE');
    v_made := v_made + 1;
  END LOOP;
  RETURN v_made;
END $$;

SELECT ensure_posting_months(3);
