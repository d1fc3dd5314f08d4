import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { DemoSeed } from './demo-seed.service.js';

export interface DemoPasswords {
  player: string;
  agent: string;
  operator: string;
}

export interface DemoAccounts {
  player: { memberId: string; username: string };
  agent: { memberId: string; username: string };
  operator: { username: string };
}

/** Passwords of a demonstration that nobody else uses; the launcher may give others. */
export const demoPasswords: DemoPasswords = {
  player: 'Hoa-Muoi-Gio-26',
  agent: 'Ban-Tra-Chieu-26',
  operator: 'Den-Long-Pho-26',
};

const team = ['demo_an', 'demo_binh', 'demo_chi', 'demo_dung'];

/** A player, a top agent and an operator. Safe to repeat. Needs the brand's state, so member's seed goes first. */
export async function seedDemo(
  app: INestApplicationContext,
  passwords: DemoPasswords = demoPasswords,
): Promise<DemoAccounts> {
  const seed = app.get(DemoSeed, { strict: false });
  const player = await seed.member('demo_player', passwords.player, 0);
  const agent = await seed.member('demo_agent', passwords.agent, 2);
  await seed.operator('demo_operator', passwords.operator);
  return {
    player: { memberId: player, username: 'demo_player' },
    agent: { memberId: agent, username: 'demo_agent' },
    operator: { username: 'demo_operator' },
  };
}

/**
 * The agent's team of four, registered under the agent's affiliate code: to be called once agent-contracts has given the
 * agent a code; waits for it to arrive here. They log in with the agent's password.
 */
export async function seedDemoTeam(
  app: INestApplicationContext,
  passwords: DemoPasswords = demoPasswords,
  patienceMs = 10_000,
): Promise<string[]> {
  const seed = app.get(DemoSeed, { strict: false });
  const agentId = await seed.member('demo_agent', passwords.agent, 2);
  const until = Date.now() + patienceMs;
  let code = seed.affiliateCodeOf(agentId);
  while (code === undefined && Date.now() < until) {
    await sleep(50);
    code = seed.affiliateCodeOf(agentId);
  }
  if (code === undefined) throw new Error('The demo agent has no affiliate code: seed agent-contracts first');
  const ids: string[] = [];
  for (const username of team) ids.push(await seed.member(username, passwords.agent, 0, code));
  return ids;
}
