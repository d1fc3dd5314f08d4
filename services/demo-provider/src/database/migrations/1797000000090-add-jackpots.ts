import { SqlMigration } from '#libs/database';

export class AddJackpots1797000000090 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['jackpot.sql'];
}
