import { SqlMigration } from '#libs/database';

export class KeyPotsBySource1795400000000 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['pots.sql', 'shadow.sql'];
}
