import type { INestApplicationContext } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { AffiliateService } from '../affiliate/affiliate.service.js';
import { NetworkRepository } from '../network/network.repository.js';

export interface DemoAgent {
  agentId: string;
  account: string;
  code: string;
}

/** The demo brand's top agent with a code that people can remember; done twice, it changes nothing. */
export async function seedDemo(app: INestApplicationContext, agent: DemoAgent): Promise<void> {
  await app.get(Transactions).run(async (tx) => {
    await app.get(NetworkRepository, { strict: false }).place(tx, {
      memberId: agent.agentId,
      account: agent.account,
      accountType: 2,
      parentId: undefined,
      at: new Date(),
    });
    await app.get(AffiliateService, { strict: false }).openCode(tx, agent.agentId, agent.code);
  });
}
