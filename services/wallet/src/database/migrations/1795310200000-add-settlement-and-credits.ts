import { SqlMigration } from '#libs/database';

export class AddSettlementAndCredits1795310200000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['round-index.sql', 'credit-kinds.sql', 'retention.sql'];
}
