import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Remembers what a request with an idempotency key was answered; for services that offer such routes. */
export class CreateIdempotentRequest1763000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotent_request (
        scope text NOT NULL,
        key uuid NOT NULL,
        request_hash bytea NOT NULL,
        refusal_code text,
        answer jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotent_request');
  }
}
