import { SqlMigration } from '#libs/database';

export class AgePayments1796500001290 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['payment-ages.sql'];
}
