import { setTimeout as sleep } from 'node:timers/promises';
import { assertionHeader, AssertionSigner, type Principal } from '#libs/auth';
import type { Environment } from '#libs/config';
import { UserError } from '#libs/local';

/** The accounts of the demo brand. Their passwords are no secret: they open nothing but data on this machine. */
export const demoAccounts = [
  { role: 'player', username: 'demo_player', password: 'Hoa-Muoi-Gio-26', where: 'the site' },
  {
    role: 'agent',
    username: 'demo_agent',
    password: 'Ban-Tra-Chieu-26',
    where: 'the site; a top agent with a team of three hundred',
  },
  {
    role: 'operator',
    username: 'demo_operator',
    password: 'Den-Long-Pho-26',
    where: '/console, with a code of the authenticator; demo_checker, alike, is a second person',
  },
];

/** What the demo operator's authenticator app is given; no secret either. */
export const demoOperatorSecret = 'LOTUSDENLONGPHO2LOTUSDENLONGPHO2';

export function demoSettings(): Environment {
  return {
    DEMO_PASSWORDS: [
      ...demoAccounts.map(({ role, password }) => `${role}=${password}`),
      `operatorSecret=${demoOperatorSecret}`,
    ].join(','),
    DEMO_BALANCES: 'demo_player=50000000.00,demo_agent=20000000.00',
    DEMO_NETWORK: 'demo_agent',
  };
}

/** Puts the demo provider's games on the shelves, as an operator would. Repeating it changes nothing. */
export async function importDemoGames(keysDir: string, gameLaunchUrl: string): Promise<void> {
  const signer = new AssertionSigner('gateway', keysDir);
  const principal: Principal = {
    kind: 'operator',
    operatorId: 'launcher',
    roles: ['games'],
    sessionId: 'launcher',
  };
  const assertion = await signer.sign('game-launch', principal);
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${gameLaunchUrl}/wps/v2/ops/catalogue/imports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [assertionHeader]: assertion },
      body: JSON.stringify({ provider: 'demo' }),
    });
    if (answer.ok) return;
    if (tries === 50)
      throw new UserError(`The demo games could not be put on the shelves: ${await answer.text()}`);
    await sleep(200);
  }
}
