import { SqlMigration } from '#libs/database';

export class AddOperatorSince1796500000920 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['operator-since.sql'];
}
