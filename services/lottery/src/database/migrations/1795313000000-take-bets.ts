import { SqlMigration } from '#libs/database';

export class TakeBets1795313000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['draws.sql', 'orders.sql'];
}
