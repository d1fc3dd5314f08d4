import { SqlMigration } from '#libs/database';

export class BackfillContribution1796500000800 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['contribution-backfill.sql'];
}
