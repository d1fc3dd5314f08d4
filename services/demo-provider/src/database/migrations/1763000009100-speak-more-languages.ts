import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SpeakMoreLanguages1763000009100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE play_session
        DROP CONSTRAINT play_session_language_check,
        ADD CONSTRAINT play_session_language_check
          CHECK (language IN ('vi', 'en', 'zh', 'th', 'id', 'pt', 'ja'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE play_session SET language = 'en' WHERE language NOT IN ('vi', 'en')`);
    await runner.query(`
      ALTER TABLE play_session
        DROP CONSTRAINT play_session_language_check,
        ADD CONSTRAINT play_session_language_check CHECK (language IN ('vi', 'en'))`);
  }
}
