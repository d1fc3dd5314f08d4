import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a member is to be told next of time and result, as member has said. */
export class CreateRealityCheck1763000004100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reality_check (
        member_id uuid PRIMARY KEY,
        due_at    timestamptz,
        told_at   timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reality_check');
  }
}
