import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { DemoSeedService, type DemoAccounts, type DemoPasswords } from './demo-seed.service.js';

export type { DemoAccounts, DemoPasswords } from './demo-seed.service.js';

/** Default demo passwords; a launcher may pass others. */
export const demoPasswords: DemoPasswords = {
  player: 'Hoa-Muoi-Gio-26',
  agent: 'Ban-Tra-Chieu-26',
  operator: 'Den-Long-Pho-26',
  operatorSecret: 'LOTUSDENLONGPHO2LOTUSDENLONGPHO2',
};

/** Opens a player, a top agent and an operator; idempotent. Waits for the brand's state. */
export async function seedDemo(
  app: INestApplicationContext,
  passwords: DemoPasswords = demoPasswords,
  patienceMs = 10_000,
): Promise<DemoAccounts> {
  const seed = app.get(DemoSeedService, { strict: false });
  await until(() => seed.isPossible() || undefined, patienceMs, 'The brand is not known: seed member first');
  return seed.accounts(passwords);
}

/** Opens the agent's team; idempotent. Waits for the agent's affiliate code. */
export async function seedDemoTeam(
  app: INestApplicationContext,
  passwords: DemoPasswords = demoPasswords,
  patienceMs = 10_000,
): Promise<string[]> {
  const seed = app.get(DemoSeedService, { strict: false });
  const { agent } = await seedDemo(app, passwords, patienceMs);
  const team = () => seed.team(agent.memberId, passwords.agent);
  return until(team, patienceMs, 'The demo agent has no affiliate code: seed agent-contracts first');
}

async function until<T>(
  attempt: () => T | undefined | Promise<T | undefined>,
  patienceMs: number,
  otherwise: string,
): Promise<T> {
  for (let waited = 0; waited <= patienceMs; waited += 50) {
    const result = await attempt();
    if (result !== undefined) return result;
    await sleep(50);
  }
  throw new Error(otherwise);
}
