import { SqlMigration } from '#libs/database';

export class AddClosings1795321000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['closings.sql'];
}
