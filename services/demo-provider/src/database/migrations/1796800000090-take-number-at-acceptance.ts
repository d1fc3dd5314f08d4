import { SqlMigration } from '#libs/database';

export class TakeNumberAtAcceptance1796800000090 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['number-at-acceptance.sql'];
}
