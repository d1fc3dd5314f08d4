import { SqlMigration } from '#libs/database';

export class AddJackpotPools1796500001430 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['jackpot-pools.sql'];
}
