import { SqlMigration } from '#libs/database';

export class AddLiveTables1795318000090 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['table.sql'];
}
