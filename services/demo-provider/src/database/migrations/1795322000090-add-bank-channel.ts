import { SqlMigration } from '#libs/database';

export class AddBankChannel1795322000090 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['bank-channel.sql'];
}
