import { SqlMigration } from '#libs/database';

export class AddCashierDesk1795320000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['adjustments.sql', 'deposit-channels.sql'];
}
