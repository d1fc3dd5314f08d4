import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { parseMoney } from '#libs/money';
import { CONFIG } from '#libs/platform';
import { accountNumber } from '../ledger/chart.rules.js';
import type { Posting } from '../ledger/posting.rules.js';
import { PostingService } from '../ledger/posting.service.js';
import type { WalletConfig } from '../wallet.config.js';

/** Money for demonstrations: one adjustment per member, so that the books stay balanced. */
@Injectable()
export class DemoMoneyService {
  constructor(
    private readonly postings: PostingService,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  /** Credits the opening balance that the configuration names for this member, if any. */
  async welcome(tx: Tx, member: { memberId: string; account: string; accountType: number }): Promise<void> {
    const [, named] =
      (this.config.demoBalances ?? [])
        .map((entry) => entry.split('='))
        .find(([account]) => account === member.account) ?? [];
    if (named === undefined || parseMoney(named) === 0n || member.accountType === 4) return;
    await this.postings.postWithin(tx, demoPosting(member.memberId, parseMoney(named)));
  }

  async give(memberId: string, amount: bigint): Promise<void> {
    await this.postings.post(demoPosting(memberId, amount));
  }
}

function demoPosting(memberId: string, delta: bigint): Posting {
  return {
    caller: 'wallet',
    externalId: `demo:${memberId}`,
    memberId,
    book: 'REAL',
    kind: 'ADJUST',
    delta,
    contra: accountNumber('adjustment', 'REAL'),
    note: 'demo',
  };
}
