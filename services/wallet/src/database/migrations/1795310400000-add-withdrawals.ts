import { SqlMigration } from '#libs/database';

export class AddWithdrawals1795310400000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['withdrawals.sql'];
}
