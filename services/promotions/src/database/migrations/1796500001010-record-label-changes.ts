import { SqlMigration } from '#libs/database';

export class RecordLabelChanges1796500001010 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['label-changes.sql'];
}
