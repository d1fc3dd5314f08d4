import { runService } from '#libs/platform';
import { walletService } from './service.js';

await runService(walletService);
