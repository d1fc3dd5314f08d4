import { SqlMigration } from '#libs/database';

export class CreateMall1795700000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['mall.sql'];
}
