-- Moves a month to the archive: a change of the catalogue only, after prepare_posting_month. For the owner of the schema.
CREATE OR REPLACE FUNCTION archive_posting_month(p_month date) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE v_name text := posting_month_name(p_month);
BEGIN
  IF archive_block_reason(p_month) IS NOT NULL THEN
    RAISE EXCEPTION 'month % stays: %', p_month, archive_block_reason(p_month);
  END IF;
  EXECUTE format('ALTER TABLE public.posting DETACH PARTITION public.%I', v_name);
  EXECUTE format('ALTER TABLE public.%I SET SCHEMA archive', v_name);
  EXECUTE format('ALTER TABLE archive.posting ATTACH PARTITION archive.%I FOR VALUES FROM (%L) TO (%L)',
                 v_name, p_month, (p_month + interval '1 month')::date);
  PERFORM deny_privileges(format('archive.%I', v_name)::regclass, 'INSERT, UPDATE, DELETE, TRUNCATE');
END $$;

REVOKE EXECUTE ON FUNCTION archive_posting_month(date) FROM PUBLIC;
