import { SqlMigration } from '#libs/database';

export class ApproveRatios1796500001082 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['ratio-approvals.sql'];
}
