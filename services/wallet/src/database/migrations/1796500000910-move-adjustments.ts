import { SqlMigration } from '#libs/database';

export class MoveAdjustments1796500000910 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['approval-kinds.sql'];
}
