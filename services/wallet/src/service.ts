import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { walletSchema } from './database/schema.js';
import { acceptSettlements } from './settlement/body-limit.js';
import { WalletConfig } from './wallet.config.js';

export const walletService = defineService({
  name: 'wallet',
  config: WalletConfig,
  module: AppModule,
  dataSource: walletSchema,
  tune: acceptSettlements,
});
