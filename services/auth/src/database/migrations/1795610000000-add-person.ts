import { SqlMigration } from '#libs/database';

export class AddPerson1795610000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['person.sql'];
}
