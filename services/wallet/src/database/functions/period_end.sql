CREATE OR REPLACE FUNCTION period_end(p_period text, p_zone text, p_at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT (date_trunc(p_period, p_at AT TIME ZONE p_zone) + ('1 ' || p_period)::interval) AT TIME ZONE p_zone
$$;
