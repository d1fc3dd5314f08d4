import { SqlMigration } from '#libs/database';

export class HoldNumbers1796500001221 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['held-numbers.sql'];
}
