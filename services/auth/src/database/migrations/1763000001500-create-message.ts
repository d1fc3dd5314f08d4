import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMessage1763000001500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Written in the transaction of what it tells of, sent afterwards; the content goes once it has been sent.
    await runner.query(`
      CREATE TABLE message (
        id         uuid PRIMARY KEY,
        channel    text NOT NULL CONSTRAINT message_channel CHECK (channel IN ('sms', 'email')),
        sealed     text NOT NULL,
        created_at timestamptz NOT NULL,
        not_after  timestamptz NOT NULL,
        next_at    timestamptz NOT NULL,
        attempts   smallint NOT NULL DEFAULT 0,
        sent_at    timestamptz,
        failed_at  timestamptz
      )`);
    await runner.query(
      'CREATE INDEX message_waiting ON message (next_at) WHERE sent_at IS NULL AND failed_at IS NULL',
    );
    await runner.query('CREATE INDEX message_created ON message (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE message');
  }
}
