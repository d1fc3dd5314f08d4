import { SqlMigration } from '#libs/database';

export class AddChoices1795321000090 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['choice.sql'];
}
