import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateVerificationCode1763000001600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Tries from the network that asked for the code and from elsewhere are counted apart: a stranger cannot use up the owner's.
    await runner.query(`
      CREATE TABLE verification_code (
        id           uuid PRIMARY KEY,
        purpose      text NOT NULL,
        target_index text NOT NULL,
        network      text NOT NULL,
        hash         text NOT NULL,
        own_tries    smallint NOT NULL DEFAULT 0,
        other_tries  smallint NOT NULL DEFAULT 0,
        created_at   timestamptz NOT NULL,
        expires_at   timestamptz NOT NULL,
        used_at      timestamptz,
        CONSTRAINT verification_code_tries CHECK (own_tries BETWEEN 0 AND 3 AND other_tries BETWEEN 0 AND 2)
      )`);
    await runner.query(
      'CREATE INDEX verification_code_target ON verification_code (purpose, target_index, created_at DESC)',
    );
    await runner.query('CREATE INDEX verification_code_created ON verification_code (created_at)');
    await runner.query(`
      ALTER TABLE account
        ADD COLUMN register_device text,
        ADD COLUMN register_method text`);
    await runner.query(
      'CREATE INDEX account_register_device ON account (register_device) WHERE register_device IS NOT NULL',
    );
    // Whether a proven address may stand on one account only is the brand's setting at the time it was proven.
    await runner.query('ALTER TABLE account_contact ADD COLUMN exclusive boolean NOT NULL DEFAULT true');
    await runner.query('DROP INDEX account_contact_proven_once');
    await runner.query(`
      CREATE UNIQUE INDEX account_contact_proven_once ON account_contact (kind, blind_index)
      WHERE proven_at IS NOT NULL AND exclusive`);
    await runner.query('CREATE INDEX account_contact_value ON account_contact (kind, blind_index)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX account_contact_value, account_contact_proven_once');
    await runner.query(`
      CREATE UNIQUE INDEX account_contact_proven_once ON account_contact (kind, blind_index) WHERE proven_at IS NOT NULL`);
    await runner.query('ALTER TABLE account_contact DROP COLUMN exclusive');
    await runner.query('ALTER TABLE account DROP COLUMN register_device, DROP COLUMN register_method');
    await runner.query('DROP TABLE verification_code');
  }
}
