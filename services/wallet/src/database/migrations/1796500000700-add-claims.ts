import { SqlMigration } from '#libs/database';

export class AddClaims1796500000700 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['claims.sql'];
}
