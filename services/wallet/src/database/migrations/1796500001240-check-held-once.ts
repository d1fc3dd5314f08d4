import { SqlMigration } from '#libs/database';

export class CheckHeldOnce1796500001240 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['held-once.sql'];
}
