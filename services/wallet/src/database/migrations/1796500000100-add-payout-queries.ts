import { SqlMigration } from '#libs/database';

export class AddPayoutQueries1796500000100 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['payout-queries.sql'];
}
