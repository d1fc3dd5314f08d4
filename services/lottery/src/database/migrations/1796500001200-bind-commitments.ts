import { SqlMigration } from '#libs/database';

export class BindCommitments1796500001200 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['commitment-terms.sql'];
}
