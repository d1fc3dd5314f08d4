import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { isAgentType, type AccountType } from '#libs/auth';
import { memberPlaced } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { shareProjection } from '#libs/platform';
import { AffiliateService } from '../affiliate/affiliate.service.js';
import { FiguresRepository } from '../facts/figures.repository.js';
import { NetworkRepository } from './network.repository.js';

export interface Registration {
  memberId: string;
  account: string;
  accountType: AccountType;
  affiliateCode: string | undefined;
  registeredAt: Date;
}

/** A top agent has no upline, whichever code the registration carried. */
const topAgent: AccountType = 2;

@Injectable()
export class NetworkService {
  constructor(
    private readonly network: NetworkRepository,
    private readonly affiliates: AffiliateService,
    private readonly figures: FiguresRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Places a new member under the owner of the registration code; agents also get their own code. Play that came first counts now. */
  async place(tx: Tx, registration: Registration): Promise<void> {
    const { memberId, account, accountType, affiliateCode, registeredAt } = registration;
    const byCode = affiliateCode !== undefined && accountType !== topAgent;
    const parentId = byCode ? await this.affiliates.ownerOf(tx, affiliateCode, registeredAt) : undefined;
    await shareProjection(tx, 'play_source');
    await this.figures.lockMember(tx, memberId);
    const placed = await this.network.place(tx, {
      memberId,
      account,
      accountType,
      parentId,
      at: registeredAt,
    });
    if (!placed) return;
    if (parentId !== undefined) await this.affiliates.used(tx, affiliateCode!);
    await this.figures.applyWaiting(tx, memberId, placed.uplineId);
    await this.outbox.add(tx, memberPlaced, {
      memberId,
      ...(parentId !== undefined && { parentId }),
      depth: placed.depth,
      at: registeredAt.toISOString(),
    });
    if (isAgentType(accountType)) await this.affiliates.openCode(tx, memberId);
  }
}
