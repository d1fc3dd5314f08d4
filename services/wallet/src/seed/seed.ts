import type { INestApplicationContext } from '@nestjs/common';
import { DemoMoneyService } from './demo-money.service.js';

export interface DemoMembers {
  playerId: string;
}

const welcome = 5_000_000_000n;

/** Gives the demo player money to play with. Safe to repeat. */
export async function seedDemo(app: INestApplicationContext, { playerId }: DemoMembers): Promise<void> {
  await app.get(DemoMoneyService, { strict: false }).give(playerId, welcome);
}
