import { SqlMigration } from '#libs/database';

export class JudgeClaims1796100000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['claims.sql'];
}
