-- Exchanges the live tables with their shadows, partitions included. The caller has locked out every writer; what was live
-- stays in the schema rebuild until the next rebuild.
CREATE OR REPLACE FUNCTION swap_point_shadow() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_live regclass[];
  v_shadow regclass[];
  v_table regclass;
BEGIN
  -- Deposits are not replayed, and other lines are no projection: both are taken over. A balance is the sum of its lines.
  INSERT INTO rebuild.point_source SELECT * FROM public.point_source WHERE point_type = 'deposit' ON CONFLICT DO NOTHING;
  INSERT INTO rebuild.point_remainder SELECT * FROM public.point_remainder WHERE point_type = 'deposit' ON CONFLICT DO NOTHING;
  INSERT INTO rebuild.point_ledger SELECT * FROM public.point_ledger
   WHERE point_type = 'deposit' OR kind <> 'EARN' ON CONFLICT DO NOTHING;
  TRUNCATE rebuild.point_account;
  INSERT INTO rebuild.point_account (member_id, balance)
  SELECT member_id, sum(delta) FROM rebuild.point_ledger GROUP BY member_id;
  SELECT array_agg(DISTINCT r) FILTER (WHERE s = 'public'), array_agg(DISTINCT r) FILTER (WHERE s = 'rebuild')
    INTO v_live, v_shadow
    FROM unnest(ARRAY['public', 'rebuild']) s, unnest(ARRAY['point_source', 'point_remainder', 'point_ledger', 'point_account']) t,
         LATERAL (SELECT to_regclass(s || '.' || t) AS r
                  UNION SELECT relid FROM pg_partition_tree(to_regclass(s || '.' || t))) relation;
  CREATE SCHEMA rebuild_exchange;
  FOREACH v_table IN ARRAY v_live LOOP EXECUTE format('ALTER TABLE %s SET SCHEMA rebuild_exchange', v_table); END LOOP;
  FOREACH v_table IN ARRAY v_shadow LOOP EXECUTE format('ALTER TABLE %s SET SCHEMA public', v_table); END LOOP;
  FOREACH v_table IN ARRAY v_live LOOP EXECUTE format('ALTER TABLE %s SET SCHEMA rebuild', v_table); END LOOP;
  DROP SCHEMA rebuild_exchange;
END $$;
