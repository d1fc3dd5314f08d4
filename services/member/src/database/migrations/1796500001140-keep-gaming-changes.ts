import { SqlMigration } from '#libs/database';

export class KeepGamingChanges1796500001140 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['keep-gaming-changes.sql'];
}
