import { SqlMigration } from '#libs/database';

export class AddContribution1796500000400 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['contribution.sql'];
}
