import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a member has decided against playing, as far as it bears on logging in. The decisions themselves are kept by member. */
export class CreateExclusion1763000002900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_exclusion (
        member_id      uuid PRIMARY KEY REFERENCES account (id),
        excluded_until timestamptz NOT NULL,
        set_at         timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE session_limit (
        member_id uuid NOT NULL REFERENCES account (id),
        period    text NOT NULL CONSTRAINT session_limit_period CHECK (period IN ('day', 'week', 'month')),
        minutes   integer NOT NULL CONSTRAINT session_limit_minutes CHECK (minutes >= 0),
        CONSTRAINT session_limit_once PRIMARY KEY (member_id, period)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE session_limit, account_exclusion');
  }
}
