import { runService } from '#libs/platform';
import { gatewayService } from './service.js';

await runService(gatewayService);
