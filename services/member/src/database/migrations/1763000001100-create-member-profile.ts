import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMemberProfile1763000001100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE member_profile (
        member_id         uuid PRIMARY KEY,
        account           text,
        nickname          text,
        type              smallint NOT NULL,
        has_upline        boolean NOT NULL DEFAULT false,
        rank_level        smallint NOT NULL DEFAULT 0,
        registered_at     timestamptz,
        last_login_at     timestamptz,
        previous_login_at timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE member_profile');
  }
}
