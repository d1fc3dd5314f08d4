-- The same id for the same key, however often it is asked for.
CREATE OR REPLACE FUNCTION derived_id(p_what text, p_caller text, p_external_id text) RETURNS uuid
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  h bytea := substring(sha256(convert_to(concat_ws(chr(31), p_what, p_caller, p_external_id), 'UTF8')) FROM 1 FOR 16);
BEGIN
  RETURN encode(set_byte(set_byte(h, 6, get_byte(h, 6) & 15 | 128), 8, get_byte(h, 8) & 63 | 128), 'hex')::uuid;
END $$;
