import { SqlMigration } from '#libs/database';

export class AddRollover1795310300000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['rollover.sql'];
}
