import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMemberFacts1763000008100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The line is part of the key: a member who moves keeps his earlier days under his earlier line.
    await runner.query(`
      CREATE TABLE member_day (
        member_id text NOT NULL,
        day date NOT NULL,
        vassalage text NOT NULL,
        game_type text NOT NULL,
        line text NOT NULL,
        bet bigint NOT NULL DEFAULT 0,
        valid_bet bigint NOT NULL DEFAULT 0,
        payout bigint NOT NULL DEFAULT 0,
        bets integer NOT NULL DEFAULT 0,
        PRIMARY KEY (member_id, day, vassalage, game_type, line)
      ) WITH (fillfactor = 80)`);
    await runner.query(
      `COMMENT ON COLUMN member_day.line IS 'ancestors from the top down, at the time the bet was reported: /top/agent/'`,
    );
    await runner.query('CREATE INDEX member_day_by_day ON member_day (day, member_id)');
    await runner.query(`
      CREATE TABLE member_money_day (
        member_id text NOT NULL,
        day date NOT NULL,
        line text NOT NULL,
        deposit bigint NOT NULL DEFAULT 0,
        deposits integer NOT NULL DEFAULT 0,
        first_deposit bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (member_id, day, line)
      ) WITH (fillfactor = 80)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE member_money_day, member_day');
  }
}
