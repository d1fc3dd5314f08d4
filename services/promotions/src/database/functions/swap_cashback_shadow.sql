-- Puts the rebuilt tables in the place of the live ones; the caller has locked out every writer.
CREATE OR REPLACE FUNCTION swap_cashback_shadow() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT swap_shadow(ARRAY['cashback_source', 'cashback_accrual']);
$$;
