-- Puts the rebuilt tables in the place of the live ones; the caller has locked out every writer.
CREATE OR REPLACE FUNCTION swap_point_shadow() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  -- Deposits are not replayed, and other lines are no projection: both are taken over. A balance is the sum of its lines.
  INSERT INTO rebuild.point_source SELECT * FROM public.point_source WHERE point_type = 'deposit' ON CONFLICT DO NOTHING;
  INSERT INTO rebuild.point_remainder SELECT * FROM public.point_remainder WHERE point_type = 'deposit' ON CONFLICT DO NOTHING;
  INSERT INTO rebuild.point_ledger SELECT * FROM public.point_ledger
   WHERE point_type = 'deposit' OR kind <> 'EARN' ON CONFLICT DO NOTHING;
  TRUNCATE rebuild.point_account;
  INSERT INTO rebuild.point_account (member_id, balance)
  SELECT member_id, sum(delta) FROM rebuild.point_ledger GROUP BY member_id;
  SELECT swap_shadow(ARRAY['point_source', 'point_remainder', 'point_ledger', 'point_account']);
$$;
