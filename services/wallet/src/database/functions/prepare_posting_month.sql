-- Adds to a month the CHECKs that let it move without being read under the lock, not validated yet, and returns the statements
-- that validate them: the caller runs those one by one, while the table is in use.
CREATE OR REPLACE FUNCTION prepare_posting_month(p_month date) RETURNS SETOF text
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_name text := posting_month_name(p_month);
  v_table regclass := coalesce(to_regclass('public.' || v_name), to_regclass('archive.' || v_name));
  c record;
BEGIN
  FOR c IN
    SELECT conname, pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conrelid = 'public.posting'::regclass AND contype = 'c'
    UNION ALL SELECT 'posting_of_month', format('CHECK (month >= %L::date AND month < %L::date)', p_month, (p_month + interval '1 month')::date)
  LOOP
    CONTINUE WHEN EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = v_table AND conname = c.conname);
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s NOT VALID', v_table, c.conname, c.rule);
  END LOOP;
  RETURN QUERY SELECT format('ALTER TABLE %s VALIDATE CONSTRAINT %I', v_table, conname)
    FROM pg_constraint WHERE conrelid = v_table AND NOT convalidated;
END $$;

REVOKE EXECUTE ON FUNCTION prepare_posting_month(date) FROM PUBLIC;
