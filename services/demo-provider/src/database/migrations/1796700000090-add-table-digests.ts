import { SqlMigration } from '#libs/database';

export class AddTableDigests1796700000090 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['table-digest.sql'];
}
