import { SqlMigration } from '#libs/database';

export class AddCurrency1795310600000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['currency.sql'];
}
