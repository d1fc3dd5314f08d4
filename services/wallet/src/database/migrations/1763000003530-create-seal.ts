import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The chain over sealed postings. A block's hash takes in the hash before it and every posting in it, whole; beside it
 * stand the postings' ids with the first 8 bytes of their digests, by which a bad row can be named.
 */
export class CreateSeal1763000003530 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE posting_seal (
        block      bigint PRIMARY KEY CHECK (block > 0),
        after_id   uuid NOT NULL CONSTRAINT posting_seal_follows UNIQUE,
        through_id uuid NOT NULL CONSTRAINT posting_seal_through UNIQUE,
        postings   integer NOT NULL CHECK (postings > 0),
        previous   bytea NOT NULL,
        hash       bytea NOT NULL,
        contents   bytea NOT NULL,
        sealed_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT posting_seal_forwards CHECK (through_id > after_id),
        CONSTRAINT posting_seal_contents CHECK (length(contents) = 24 * postings)
      );
      SELECT make_append_only('posting_seal')`);
    await runner.query(digest);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION seal_hash, posting_digest, sealed_field; DROP TABLE posting_seal');
  }
}

// Each field with its length before it, so that no two rows read the same; nothing that depends on a session's settings.
const digest = `
  CREATE FUNCTION sealed_field(p_value bytea) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN p_value IS NULL THEN '\\xffffffff'::bytea ELSE int4send(length(p_value)) || p_value END
  $$;
  CREATE FUNCTION posting_digest(p ledger_posting) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT sha256(
      uuid_send(p.id) || uuid_send(p.member_id) || int8send(p.amount) || sealed_field(int8send(p.balance_after))
      || sealed_field(int8send(p.version)) || int8send(p.xid::text::bigint) || timestamptz_send(p.recorded_at)
      || int4send(p.month - date '2000-01-01') || sealed_field(convert_to(p.book::text, 'UTF8'))
      || sealed_field(convert_to(p.kind::text, 'UTF8')) || sealed_field(convert_to(p.outcome::text, 'UTF8'))
      || int4send(p.debit) || int4send(p.credit) || sealed_field(convert_to(p.caller, 'UTF8'))
      || sealed_field(convert_to(p.reference, 'UTF8')) || sealed_field(p.request_hash) || sealed_field(uuid_send(p.group_id))
      || sealed_field(convert_to(p.round_id, 'UTF8')) || sealed_field(convert_to(p.vassalage, 'UTF8'))
      || sealed_field(convert_to(p.game_type, 'UTF8')) || sealed_field(convert_to(p.refers_to, 'UTF8'))
      || sealed_field(convert_to(p.note, 'UTF8')) || sealed_field(p.trace))
  $$;
  CREATE FUNCTION seal_hash(p_block bigint, p_after uuid, p_through uuid, p_postings integer, p_previous bytea, p_digests bytea)
  RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT sha256(int8send(p_block) || uuid_send(p_after) || uuid_send(p_through) || int4send(p_postings) || p_previous || p_digests)
  $$`;
