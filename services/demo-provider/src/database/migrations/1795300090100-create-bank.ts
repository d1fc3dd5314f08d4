import { SqlMigration } from '#libs/database';

export class CreateBank1795300090100 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['bank.sql'];
}
