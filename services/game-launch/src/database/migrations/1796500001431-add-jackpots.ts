import { SqlMigration } from '#libs/database';

export class AddJackpots1796500001431 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['jackpots.sql'];
}
