import { SqlMigration } from '#libs/database';

export class AddSports1795700000090 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['sports.sql'];
}
