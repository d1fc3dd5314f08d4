import { SqlMigration } from '#libs/database';

export class AddPayouts1795312000090 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['payout.sql'];
}
