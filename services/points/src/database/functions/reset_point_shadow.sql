-- Empties the shadow tables before a rebuild.
CREATE OR REPLACE FUNCTION reset_point_shadow() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = rebuild, pg_temp AS $$
  TRUNCATE point_source, point_remainder, point_ledger, point_account;
$$;
