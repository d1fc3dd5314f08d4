-- Moves a month back from the archive. For the owner of the schema.
CREATE OR REPLACE FUNCTION restore_posting_month(p_month date) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE v_name text := posting_month_name(p_month);
BEGIN
  EXECUTE format('ALTER TABLE archive.posting DETACH PARTITION archive.%I', v_name);
  EXECUTE format('ALTER TABLE archive.%I SET SCHEMA public', v_name);
  EXECUTE format('ALTER TABLE public.posting ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)',
                 v_name, p_month, (p_month + interval '1 month')::date);
  PERFORM deny_privileges(format('public.%I', v_name)::regclass, 'INSERT, UPDATE, DELETE, TRUNCATE');
END $$;

REVOKE EXECUTE ON FUNCTION restore_posting_month(date) FROM PUBLIC;
