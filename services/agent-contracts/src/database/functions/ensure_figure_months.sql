-- Makes the partitions of the current month and the months ahead; returns how many it made.
CREATE OR REPLACE FUNCTION ensure_figure_months(p_ahead integer) RETURNS integer
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT ensure_months(ARRAY['play_source', 'money_source', 'member_day'], p_ahead);
$$;

SELECT ensure_figure_months(3);
