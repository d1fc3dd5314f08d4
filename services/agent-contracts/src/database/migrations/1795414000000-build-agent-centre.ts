import { SqlMigration } from '#libs/database';

export class BuildAgentCentre1795414000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['team.sql', 'contract.sql', 'settlement.sql'];
}
