import { SqlMigration } from '#libs/database';

export class EndRounds1796500001400 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['round-endings.sql'];
}
