import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { walletMigrations } from './database/data-source.js';
import { WalletConfig } from './wallet.config.js';

export const walletService = defineService({
  name: 'wallet',
  config: WalletConfig,
  module: AppModule,
  dataSource: { migrations: walletMigrations },
});
