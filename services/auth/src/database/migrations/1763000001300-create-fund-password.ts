import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFundPassword1763000001300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE fund_password (
        member_id    uuid PRIMARY KEY REFERENCES account (id),
        hash         text NOT NULL,
        tries        smallint NOT NULL DEFAULT 0 CONSTRAINT fund_password_tries CHECK (tries BETWEEN 0 AND 5),
        locked_until timestamptz,
        changed_at   timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE fund_password');
  }
}
