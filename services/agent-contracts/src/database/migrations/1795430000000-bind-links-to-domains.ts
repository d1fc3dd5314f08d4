import { SqlMigration } from '#libs/database';

export class BindLinksToDomains1795430000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['link-domain.sql'];
}
