import { SqlMigration } from '#libs/database';

export class VendorSettings1795591040000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['vendor-settings.sql'];
}
