import { SqlMigration } from '#libs/database';

export class AddAgentTransfers1795420000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['transfer.sql'];
}
