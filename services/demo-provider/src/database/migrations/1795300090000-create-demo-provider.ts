import { SqlMigration } from '#libs/database';

export class CreateDemoProvider1795300090000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['play.sql', 'bank.sql'];
}
