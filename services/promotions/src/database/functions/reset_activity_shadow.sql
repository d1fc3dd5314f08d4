-- Empties the shadow tables before a rebuild.
CREATE OR REPLACE FUNCTION reset_activity_shadow() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = rebuild, pg_temp AS $$
  TRUNCATE activity_source, activity_day;
$$;
