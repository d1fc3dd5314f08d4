import { SqlMigration } from '#libs/database';

export class AddBonusMoney1796500000200 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['bonus-money.sql'];
}
