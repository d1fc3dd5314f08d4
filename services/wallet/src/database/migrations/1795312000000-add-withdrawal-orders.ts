import { SqlMigration } from '#libs/database';

export class AddWithdrawalOrders1795312000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['withdrawal-orders.sql'];
}
