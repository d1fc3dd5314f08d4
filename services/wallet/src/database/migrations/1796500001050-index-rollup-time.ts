import { SqlMigration } from '#libs/database';

export class IndexRollupTime1796500001050 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['rollup-time.sql'];
}
