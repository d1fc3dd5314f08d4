import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLaunch1763000004010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE launch (
        id           uuid PRIMARY KEY,
        ticket_hash  bytea NOT NULL CONSTRAINT launch_ticket_once UNIQUE,
        member_id    uuid NOT NULL,
        account_type smallint NOT NULL,
        vassalage    text NOT NULL,
        game_id      text NOT NULL,
        mode         text NOT NULL CHECK (mode IN ('REAL', 'PLAY')),
        language     text NOT NULL,
        created_at   timestamptz NOT NULL,
        expires_at   timestamptz NOT NULL,
        redeemed_at  timestamptz
      ) WITH (fillfactor = 85)`);
    await runner.query('CREATE INDEX launch_member ON launch (member_id, created_at DESC)');
    // A vendor knows a player by a name of its own that says nothing of the account.
    await runner.query(`
      CREATE TABLE player (
        vassalage  text NOT NULL,
        member_id  uuid NOT NULL,
        player_ref text NOT NULL CONSTRAINT player_ref_once UNIQUE,
        PRIMARY KEY (vassalage, member_id)
      )`);
    await runner.query(`
      CREATE TABLE game_session (
        id           uuid PRIMARY KEY,
        launch_id    uuid NOT NULL CONSTRAINT game_session_launch_once UNIQUE,
        vassalage    text NOT NULL,
        member_id    uuid NOT NULL,
        player_ref   text NOT NULL,
        game_id      text NOT NULL,
        mode         text NOT NULL CHECK (mode IN ('REAL', 'PLAY')),
        currency     text NOT NULL,
        language     text NOT NULL,
        opened_at    timestamptz NOT NULL,
        expires_at   timestamptz NOT NULL,
        ended_at     timestamptz
      )`);
    await runner.query('CREATE INDEX game_session_open ON game_session (member_id) WHERE ended_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE game_session, player, launch');
  }
}
