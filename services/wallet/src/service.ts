import { acceptUploads } from '#libs/files';
import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { walletSchema } from './database/schema.js';
import { acceptSettlements } from './settlement/body-limit.js';
import { proofUpload } from './withdrawal/withdrawal.controller.js';
import { WalletConfig } from './wallet.config.js';
import { refusals } from './refusals.js';

export const walletService = defineService({
  name: 'wallet',
  config: WalletConfig,
  module: AppModule,
  refusals,
  dataSource: walletSchema,
  tune: (app) => {
    acceptSettlements(app);
    return acceptUploads(app, [proofUpload]);
  },
});
