import { SqlMigration } from '#libs/database';

export class AddRiskRuleReason1796500000950 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['risk-rule-reason.sql'];
}
