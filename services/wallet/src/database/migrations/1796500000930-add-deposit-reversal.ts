import { SqlMigration } from '#libs/database';

export class AddDepositReversal1796500000930 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['deposit-reversal.sql'];
}
