import { SqlMigration } from '#libs/database';

export class ApproveValidBets1796500001083 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['valid-bet-approvals.sql'];
}
