import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration of its own: PostgreSQL lets a new value be used only once its transaction has committed. */
export class AddRealityOutcome1763000003700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TYPE posting_outcome ADD VALUE IF NOT EXISTS 'REALITY_CHECK_DUE'`);
  }

  /** A value of an enumeration cannot be taken away; unused it does no harm. */
  async down(): Promise<void> {}
}
