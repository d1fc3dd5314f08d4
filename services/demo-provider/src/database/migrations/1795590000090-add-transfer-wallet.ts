import { SqlMigration } from '#libs/database';

export class AddTransferWallet1795590000090 extends SqlMigration {
  protected readonly folder = new URL('../schema/', import.meta.url);
  protected readonly files = ['transfer-wallet.sql'];
}
