import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a member opens no game session, by each of those who can say so. */
export class CreatePlayStop1763000004110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE play_stop (
        member_id     uuid NOT NULL,
        cause         text NOT NULL CONSTRAINT play_stop_cause CHECK (cause IN ('ACCOUNT', 'EXCLUSION')),
        stopped_until timestamptz NOT NULL,
        told_at       timestamptz NOT NULL,
        PRIMARY KEY (member_id, cause)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE play_stop');
  }
}
