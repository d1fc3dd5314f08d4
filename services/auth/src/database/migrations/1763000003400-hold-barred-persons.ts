import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the platform itself decides about an account has no operator; and whose browser it is has to be found by the browser. */
export class HoldBarredPersons1763000003400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account_status_change ALTER COLUMN operator_id DROP NOT NULL');
    await runner.query('CREATE INDEX known_device_browser ON known_device (device_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX known_device_browser');
    await runner.query(`
      UPDATE account_status_change SET operator_id = '00000000-0000-0000-0000-000000000000' WHERE operator_id IS NULL`);
    await runner.query('ALTER TABLE account_status_change ALTER COLUMN operator_id SET NOT NULL');
  }
}
