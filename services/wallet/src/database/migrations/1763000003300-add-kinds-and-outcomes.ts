import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = ['HOLD', 'RELEASE', 'JACKPOT_SHARE', 'REPAYMENT'];
const outcomes = [
  'HOLD_RESOLVED',
  'HOLD_EXPIRED',
  'CAPTURE_EXCEEDS_HOLD',
  'RECEIVER_UNAVAILABLE',
  'GROUP_REFUSED',
  'EXCEEDS_OWED',
];

/** A migration of its own: PostgreSQL lets a new value be used only once its transaction has committed. */
export class AddKindsAndOutcomes1763000003300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const kind of kinds) await runner.query(`ALTER TYPE posting_kind ADD VALUE IF NOT EXISTS '${kind}'`);
    for (const outcome of outcomes)
      await runner.query(`ALTER TYPE posting_outcome ADD VALUE IF NOT EXISTS '${outcome}'`);
  }

  /** A value of an enumeration cannot be taken away; unused it does no harm. */
  async down(): Promise<void> {}
}
