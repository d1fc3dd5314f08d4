-- Exchanges live tables with their shadows, partitions included. The caller has locked out every writer; what was live stays in
-- the schema rebuild until the next rebuild.
CREATE OR REPLACE FUNCTION swap_shadow(p_tables text[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  v_live regclass[];
  v_shadow regclass[];
  v_table regclass;
BEGIN
  SELECT array_agg(DISTINCT r) FILTER (WHERE s = 'public'), array_agg(DISTINCT r) FILTER (WHERE s = 'rebuild')
    INTO v_live, v_shadow
    FROM unnest(ARRAY['public', 'rebuild']) s, unnest(p_tables) t,
         LATERAL (SELECT to_regclass(s || '.' || t) AS r
                  UNION SELECT relid FROM pg_partition_tree(to_regclass(s || '.' || t))) relation;
  CREATE SCHEMA rebuild_exchange;
  FOREACH v_table IN ARRAY v_live LOOP EXECUTE format('ALTER TABLE %s SET SCHEMA rebuild_exchange', v_table); END LOOP;
  FOREACH v_table IN ARRAY v_shadow LOOP EXECUTE format('ALTER TABLE %s SET SCHEMA public', v_table); END LOOP;
  FOREACH v_table IN ARRAY v_live LOOP EXECUTE format('ALTER TABLE %s SET SCHEMA rebuild', v_table); END LOOP;
  DROP SCHEMA rebuild_exchange;
END $$;
