import { SqlMigration } from '#libs/database';

/** The record of the rebuilds that operators started. */
export class CreateProjectionRebuild1795310700000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['projection-rebuild.sql'];
}
