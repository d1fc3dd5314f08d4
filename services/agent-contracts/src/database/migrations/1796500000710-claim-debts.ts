import { SqlMigration } from '#libs/database';

export class ClaimDebts1796500000710 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['claims.sql'];
}
