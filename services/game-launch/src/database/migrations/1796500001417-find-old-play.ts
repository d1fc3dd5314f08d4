import { SqlMigration } from '#libs/database';

export class FindOldPlay1796500001417 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['play-retention.sql'];
}
