import { SqlMigration } from '#libs/database';

/** How far each consumer has come in event time. */
export class CreateWatermark1795500000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['watermark.sql'];
}
