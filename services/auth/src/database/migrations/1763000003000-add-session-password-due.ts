import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session whose password has to be changed before anything else; every token it is renewed into says the same. */
export class AddSessionPasswordDue1763000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session ADD COLUMN password_due boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN password_due');
  }
}
