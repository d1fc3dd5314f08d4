import { SqlMigration } from '#libs/database';

export class ApproveRates1796500001081 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['rate-approvals.sql'];
}
