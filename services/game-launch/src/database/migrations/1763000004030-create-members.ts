import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMembers1763000004030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE member (
        member_id    uuid PRIMARY KEY,
        account      text NOT NULL,
        account_type smallint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE favorite_game (
        member_id  uuid NOT NULL,
        game_id    text NOT NULL REFERENCES game,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (member_id, game_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE favorite_game, member');
  }
}
