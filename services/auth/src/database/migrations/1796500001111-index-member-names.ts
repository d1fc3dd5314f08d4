import { SqlMigration } from '#libs/database';

export class IndexMemberNames1796500001111 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['member-names.sql'];
}
