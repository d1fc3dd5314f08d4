import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account in which the auditor has found something is let go by a release only, and by nobody who sets its state. */
export class KeepStopped1763000003580 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // False where a finding that nobody has closed keeps the account stopped. The lock comes first: a finding that is being
    // written is waited for, and seen.
    await runner.query(`
      CREATE FUNCTION change_status(p_member uuid, p_book book, p_status account_status, p_reason text, p_by text) RETURNS boolean
      LANGUAGE plpgsql VOLATILE AS $$
      DECLARE a player_account := lock_account(p_member, p_book);
      BEGIN
        IF a.status = 'STOPPED' AND p_status <> 'STOPPED' AND EXISTS (
             SELECT 1 FROM audit_finding f WHERE f.member_id = p_member AND f.book = p_book
                AND NOT EXISTS (SELECT 1 FROM audit_closure c WHERE c.finding_id = f.id)) THEN
          RETURN false;
        END IF;
        PERFORM set_status(p_member, p_book, p_status, p_reason, p_by);
        RETURN true;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION change_status');
  }
}
