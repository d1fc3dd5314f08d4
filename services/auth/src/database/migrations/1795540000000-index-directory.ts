import { SqlMigration } from '#libs/database';

export class IndexDirectory1795540000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['directory.sql'];
}
