import type { ServiceDefinition } from '#libs/platform';
import { agentContractsService } from '../../services/agent-contracts/src/service.js';
import { authService } from '../../services/auth/src/service.js';
import { demoProviderService } from '../../services/demo-provider/src/service.js';
import { gameLaunchService } from '../../services/game-launch/src/service.js';
import { gatewayService } from '../../services/gateway/src/service.js';
import { lotteryService } from '../../services/lottery/src/service.js';
import { memberService } from '../../services/member/src/service.js';
import { pointsService } from '../../services/points/src/service.js';
import { promotionsService } from '../../services/promotions/src/service.js';
import { walletService } from '../../services/wallet/src/service.js';

/** All services: the only place of the platform that knows more than one of them. Each has a configuration of its own kind. */
export const services = [
  authService,
  memberService,
  walletService,
  gameLaunchService,
  lotteryService,
  pointsService,
  promotionsService,
  agentContractsService,
  demoProviderService,
  gatewayService,
] as unknown as readonly ServiceDefinition[];
