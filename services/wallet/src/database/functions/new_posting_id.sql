-- A UUID (version 8): the transaction's number (6 bytes), the leg within it (2 bytes), then random bytes, which keep several
-- ids of one leg apart and need not be secret.
CREATE OR REPLACE FUNCTION new_posting_id(p_leg integer) RETURNS uuid
LANGUAGE sql VOLATILE AS $$
  SELECT encode(substring(xid8send(pg_current_xact_id()) FROM 3) || int2send((p_leg - 32768)::smallint)
    || int8send(random(-9223372036854775808, -4611686018427387905)), 'hex')::uuid
$$;
