import { SqlMigration } from '#libs/database';

export class CreatePoints1795300000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['points.sql'];
}
