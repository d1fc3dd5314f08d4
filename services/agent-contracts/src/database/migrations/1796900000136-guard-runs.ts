import { SqlMigration } from '#libs/database';

export class GuardRuns1796900000136 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['guard-runs.sql'];
}
