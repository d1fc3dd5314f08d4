-- How long an entry of the security log is kept; the one place that says so.
CREATE OR REPLACE FUNCTION security_log_retention() RETURNS interval LANGUAGE sql IMMUTABLE
  RETURN interval '400 days';
