import { SqlMigration } from '#libs/database';

export class KeepOdds1796500001301 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['odds.sql'];
}
