import type { INestApplicationContext } from '@nestjs/common';
import { accountNumber } from '../ledger/chart.rules.js';
import { PostingService } from '../ledger/posting.service.js';

export interface DemoMembers {
  playerId: string;
}

const welcome = 5_000_000_000n;

/** Gives the demo player money to play with, once: a correction with its reason, so that the books stay balanced. */
export async function seedDemo(app: INestApplicationContext, { playerId }: DemoMembers): Promise<void> {
  await app.get(PostingService, { strict: false }).post({
    caller: 'wallet',
    externalId: `demo:${playerId}`,
    memberId: playerId,
    book: 'REAL',
    kind: 'ADJUST',
    delta: welcome,
    contra: accountNumber('adjustment', 'REAL'),
    note: 'demo',
  });
}
