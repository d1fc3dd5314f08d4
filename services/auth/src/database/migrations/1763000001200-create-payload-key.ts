import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePayloadKey1763000001200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE payload_key (
        kid            text PRIMARY KEY,
        public_jwk     jsonb NOT NULL,
        private_sealed text NOT NULL,
        active_from    timestamptz NOT NULL,
        retired_at     timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payload_key');
  }
}
