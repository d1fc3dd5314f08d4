import { SqlMigration } from '#libs/database';

export class AddMemberIdentity1796400000010 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['member-identity.sql'];
}
