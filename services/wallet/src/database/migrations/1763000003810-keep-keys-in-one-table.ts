import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys lie in one table. Sixteen partitions were never read or dropped apart from each other, and each posting paid for
 * them: its key was routed, and every session had sixteen tables and indexes to keep at hand where one will do.
 */
export class KeepKeysInOneTable1763000003810 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Whoever posts meanwhile waits; functions name the table, and find the new one at their next call.
    await runner.query(`
      LOCK TABLE posting_key IN ACCESS EXCLUSIVE MODE;
      CREATE TABLE posting_key_whole (LIKE posting_key);
      INSERT INTO posting_key_whole SELECT * FROM posting_key`);
    await runner.query(privileges);
    await runner.query(`
      DROP TABLE posting_key;
      ALTER TABLE posting_key_whole RENAME TO posting_key;
      ALTER TABLE posting_key ADD CONSTRAINT posting_key_once PRIMARY KEY (caller, external_id);
      ANALYZE posting_key`);
  }

  async down(): Promise<void> {
    throw new Error('Keys need no partitions again: nothing that reads them would tell the difference.');
  }
}

// Those of the table before, and no others.
const privileges = `
  DO $$
  DECLARE v_grant record;
  BEGIN
    FOR v_grant IN
      SELECT a.grantee::regrole AS grantee FROM pg_class c, aclexplode(c.relacl) a
       WHERE c.oid = 'posting_key_whole'::regclass AND a.grantee NOT IN (c.relowner, 0)
       GROUP BY 1
    LOOP
      EXECUTE format('REVOKE ALL ON posting_key_whole FROM %s', v_grant.grantee);
    END LOOP;
    FOR v_grant IN
      SELECT a.grantee::regrole AS grantee, a.privilege_type AS privilege FROM pg_class c, aclexplode(c.relacl) a
       WHERE c.oid = 'posting_key'::regclass AND a.grantee NOT IN (c.relowner, 0)
    LOOP
      EXECUTE format('GRANT %s ON posting_key_whole TO %s', v_grant.privilege, v_grant.grantee);
    END LOOP;
  END $$`;
