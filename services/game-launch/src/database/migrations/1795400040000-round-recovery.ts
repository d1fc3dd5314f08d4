import { SqlMigration } from '#libs/database';

export class RoundRecovery1795400040000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['round-recovery.sql'];
}
