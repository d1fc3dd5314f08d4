import { SqlMigration } from '#libs/database';

export class AddLoginAddress1796500001110 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['login-address.sql'];
}
