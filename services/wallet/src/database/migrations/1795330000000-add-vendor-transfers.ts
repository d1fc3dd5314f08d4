import { SqlMigration } from '#libs/database';

export class AddVendorTransfers1795330000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['vendor-transfers.sql'];
}
