import { SqlMigration } from '#libs/database';

export class IndexWithdrawalAmount1796500001021 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['withdrawal-amount.sql'];
}
