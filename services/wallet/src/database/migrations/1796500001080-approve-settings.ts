import { SqlMigration } from '#libs/database';

export class ApproveSettings1796500001080 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['setting-approvals.sql'];
}
