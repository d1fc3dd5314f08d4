import { SqlMigration } from '#libs/database';

export class AddIdentityChecks1796400000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['identity-check.sql'];
}
