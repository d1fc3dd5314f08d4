import { SqlMigration } from '#libs/database';

export class AddUsdt1796300000090 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['usdt.sql'];
}
