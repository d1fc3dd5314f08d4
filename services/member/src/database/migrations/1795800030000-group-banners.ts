import { SqlMigration } from '#libs/database';

export class GroupBanners1795800030000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['announcement-banner-group.sql'];
}
