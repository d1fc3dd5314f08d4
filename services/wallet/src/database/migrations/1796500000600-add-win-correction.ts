import { SqlMigration } from '#libs/database';

export class AddWinCorrection1796500000600 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['win-correction.sql'];
}
