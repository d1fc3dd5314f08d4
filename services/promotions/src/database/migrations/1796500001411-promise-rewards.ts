import { SqlMigration } from '#libs/database';

export class PromiseRewards1796500001411 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['promised-rewards.sql'];
}
