import { SqlMigration } from '#libs/database';

export class KeepWeekdays1796500001302 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['weekdays.sql'];
}
