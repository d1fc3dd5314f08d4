import { SqlMigration } from '#libs/database';

export class KeepValidBets1796500000300 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['valid-bets.sql'];
}
