import { SqlMigration } from '#libs/database';

/** Outbox and inbox in partitions of a day; functions/ makes and drops them. */
export class PartitionMessaging1795500000100 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['partitions.sql'];
}
