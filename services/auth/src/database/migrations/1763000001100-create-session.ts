import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSession1763000001100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE session (
        id           text PRIMARY KEY,
        family_id    uuid NOT NULL,
        realm        text NOT NULL CONSTRAINT session_realm CHECK (realm IN ('member', 'operator')),
        subject_id   uuid NOT NULL,
        account_type smallint CONSTRAINT session_type CHECK ((realm = 'member') = (account_type IS NOT NULL)),
        roles        text[] NOT NULL DEFAULT '{}',
        created_at   timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        expires_at   timestamptz NOT NULL,
        replaced_by  text,
        ended_at     timestamptz,
        announced_at timestamptz
      )`);
    await runner.query('CREATE INDEX session_subject ON session (subject_id) WHERE ended_at IS NULL');
    await runner.query('CREATE INDEX session_family ON session (family_id)');
    await runner.query(`
      CREATE INDEX session_unannounced ON session (ended_at) WHERE ended_at IS NOT NULL AND announced_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE session');
  }
}
