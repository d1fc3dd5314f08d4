import { SqlMigration } from '#libs/database';

export class KeepLimits1796500001260 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['limits.sql'];
}
