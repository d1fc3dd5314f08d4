-- A block's hash covers the hash before it and every posting in it. `contents` lists each posting's id (16 bytes) and the
-- first 8 bytes of its digest, so that a changed row can be named.
CREATE TABLE hash_chain_block (
  block      bigint PRIMARY KEY CHECK (block > 0),
  after_id   uuid NOT NULL CONSTRAINT hash_chain_block_follows UNIQUE,
  through_id uuid NOT NULL CONSTRAINT hash_chain_block_through UNIQUE,
  postings   integer NOT NULL CHECK (postings > 0),
  previous   bytea NOT NULL,
  hash       bytea NOT NULL,
  contents   bytea NOT NULL,
  added_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT hash_chain_block_forwards CHECK (through_id > after_id),
  CONSTRAINT hash_chain_block_contents CHECK (length(contents) = 24 * postings)
);
