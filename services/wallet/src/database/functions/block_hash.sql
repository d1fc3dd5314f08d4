CREATE OR REPLACE FUNCTION block_hash(
  p_block bigint, p_after uuid, p_through uuid, p_postings integer, p_previous bytea, p_digests bytea)
RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(int8send(p_block) || uuid_send(p_after) || uuid_send(p_through) || int4send(p_postings) || p_previous || p_digests)
$$;
