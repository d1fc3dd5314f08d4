import { SqlMigration } from '#libs/database';

export class KeepTurnover1795313100000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['turnover.sql'];
}
