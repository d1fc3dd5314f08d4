import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePasswordReset1763000001800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A row without a member is the answer to a name and an address that do not belong together: the work is the same.
    await runner.query(`
      CREATE TABLE password_reset (
        token_hash text PRIMARY KEY,
        member_id  uuid REFERENCES account (id),
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at    timestamptz
      )`);
    await runner.query('CREATE INDEX password_reset_created ON password_reset (created_at)');
    await runner.query('CREATE INDEX password_reset_member ON password_reset (member_id)');
    await runner.query(`
      ALTER TABLE account
        ADD COLUMN password_changed_at timestamptz,
        ADD COLUMN password_expired_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE account DROP COLUMN password_changed_at, DROP COLUMN password_expired_at',
    );
    await runner.query('DROP TABLE password_reset');
  }
}
