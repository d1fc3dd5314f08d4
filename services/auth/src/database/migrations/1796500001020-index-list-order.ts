import { SqlMigration } from '#libs/database';

export class IndexListOrder1796500001020 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['list-order.sql'];
}
