import { SqlMigration } from '#libs/database';

export class ApproveVendorKeys1796500001410 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['vendor-key-approvals.sql'];
}
