import { SqlMigration } from '#libs/database';

export class ApproveExceptions1796500001261 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['exception-approvals.sql'];
}
