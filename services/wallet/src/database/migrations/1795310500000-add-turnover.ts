import { SqlMigration } from '#libs/database';

export class AddTurnover1795310500000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['turnover.sql'];
}
