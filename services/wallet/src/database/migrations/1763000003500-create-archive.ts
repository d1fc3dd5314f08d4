import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where old months go: a table of the same shape in a schema of its own, still readable, and a view over both. Whoever
 * reads history (statements, the chain's verification, replays) reads the view and need not know where a month lies.
 * A new column of `posting` goes into `archive.posting` and the view as well.
 */
export class CreateArchive1763000003500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SCHEMA archive;
      CREATE TABLE archive.posting (LIKE public.posting INCLUDING ALL) PARTITION BY RANGE (month);
      CREATE VIEW ledger_posting AS
        SELECT ${columns} FROM public.posting UNION ALL SELECT ${columns} FROM archive.posting`);
    await runner.query(privileges);
    await runner.query(`SELECT make_read_only('archive.posting'), make_read_only('ledger_posting')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION grant_inserts, make_read_only;
      DROP VIEW ledger_posting;
      DROP SCHEMA archive CASCADE`);
  }
}

const columns = `id, member_id, amount, balance_after, version, xid, recorded_at, month, book, kind, outcome, debit, credit,
  caller, reference, request_hash, group_id, round_id, vassalage, game_type, refers_to, note, trace`;

const privileges = `
  CREATE FUNCTION make_read_only(p_table regclass) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE v_grantee oid;
  BEGIN
    FOR v_grantee IN
      SELECT DISTINCT a.grantee FROM pg_class c, aclexplode(c.relacl) a
       WHERE c.oid = p_table AND a.grantee <> c.relowner AND a.grantee <> 0
    LOOP
      EXECUTE format('REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON %s FROM %s', p_table, v_grantee::regrole);
    END LOOP;
  END $$;

  -- Whoever may add postings to the table of all months may add them to this one.
  CREATE FUNCTION grant_inserts(p_table regclass) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE v_grantee oid;
  BEGIN
    FOR v_grantee IN
      SELECT DISTINCT a.grantee FROM pg_class c, aclexplode(c.relacl) a
       WHERE c.oid = 'public.posting'::regclass AND a.privilege_type = 'INSERT' AND a.grantee NOT IN (c.relowner, 0)
    LOOP
      EXECUTE format('GRANT INSERT ON %s TO %s', p_table, v_grantee::regrole);
    END LOOP;
  END $$`;
