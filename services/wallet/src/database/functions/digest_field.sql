-- A field with its length before it, so that no two rows concatenate to the same bytes.
CREATE OR REPLACE FUNCTION digest_field(p_value bytea) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_value IS NULL THEN '\xffffffff'::bytea ELSE int4send(length(p_value)) || p_value END
$$;
