import { SqlMigration } from '#libs/database';

export class SealServerSeeds1796800000091 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['sealed-seeds.sql'];
}
