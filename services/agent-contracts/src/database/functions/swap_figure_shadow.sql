-- Puts the rebuilt tables in the place of the live ones; the caller has locked out every writer.
CREATE OR REPLACE FUNCTION swap_figure_shadow() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT swap_shadow(ARRAY['play_source', 'member_day']);
$$;
