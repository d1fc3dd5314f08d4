import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far postings have been folded into the accounts of the chart, and what came out each time. Never changed afterwards. */
export class CreateHouseRollup1763000003510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE house_rollup (
        seq        bigint PRIMARY KEY CHECK (seq > 0),
        after_id   uuid NOT NULL CONSTRAINT house_rollup_follows UNIQUE,
        through_id uuid NOT NULL CONSTRAINT house_rollup_through UNIQUE,
        postings   integer NOT NULL CHECK (postings > 0),
        made_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
        CONSTRAINT house_rollup_forwards CHECK (through_id > after_id)
      );
      CREATE TABLE house_checkpoint (
        account integer NOT NULL,
        seq     bigint NOT NULL,
        debits  numeric(30) NOT NULL CHECK (debits >= 0),
        credits numeric(30) NOT NULL CHECK (credits >= 0),
        CONSTRAINT house_checkpoint_once PRIMARY KEY (account, seq)
      );
      CREATE INDEX house_checkpoint_of_rollup ON house_checkpoint (seq);
      SELECT make_append_only('house_rollup'), make_append_only('house_checkpoint')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE house_checkpoint, house_rollup');
  }
}
