import { SqlMigration } from '#libs/database';

export class PartRoundsByMode1796500001390 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['round-modes.sql'];
}
