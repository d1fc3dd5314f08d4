CREATE OR REPLACE FUNCTION posting_month_name(p_month date) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT 'posting_' || to_char(p_month, 'YYYY_MM')
$$;
