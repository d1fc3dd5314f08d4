import { SqlMigration } from '#libs/database';

export class DisputeBills1796500000010 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['dispute.sql'];
}
