import { SqlMigration } from '#libs/database';

export class SplitExposure1796500001220 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['exposure-by-book.sql'];
}
