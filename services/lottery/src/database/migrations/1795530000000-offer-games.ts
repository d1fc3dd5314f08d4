import { SqlMigration } from '#libs/database';

export class OfferGames1795530000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['offers.sql'];
}
