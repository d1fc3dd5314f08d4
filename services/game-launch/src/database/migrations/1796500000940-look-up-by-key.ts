import { SqlMigration } from '#libs/database';

export class LookUpByKey1796500000940 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['unfinished.sql'];
}
