import { SqlMigration } from '#libs/database';

export class ApproveVoids1796500001202 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['void-approvals.sql'];
}
