import { PlayerClient } from '#libs/api-client';
import { pause } from '#libs/testing';
import { demoAccounts } from '../../../../deploy/local/demo.ts';
import { logInOperator } from '../../../support/operator.js';

export const kinds = ['guest', 'member', 'agent', 'operator'] as const;
export type Kind = (typeof kinds)[number];

const codeMs = 30_000;

/** Sessions of every kind of caller, renewed where a call has ended one: a member who has excluded himself is followed by another. */
export class Visitors {
  private readonly tokens = new Map<Kind, string>();
  /** Every token that was in use, for the search of the logs. */
  readonly used: string[] = [];

  constructor(private readonly site: string) {}

  async tokenOf(kind: Kind): Promise<string> {
    if (kind === 'guest') return '';
    const known = this.tokens.get(kind);
    if (known !== undefined && (await this.isLive(kind, known))) return known;
    const token = await this.logIn(kind);
    this.tokens.set(kind, token);
    this.used.push(token);
    return token;
  }

  private async isLive(kind: Kind, token: string): Promise<boolean> {
    const path = kind === 'operator' ? '/wps/v2/ops/announcements' : '/wps/member/info';
    const answer = await fetch(`${this.site}${path}`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    return answer.status !== 401;
  }

  private async logIn(kind: Exclude<Kind, 'guest'>): Promise<string> {
    if (kind === 'operator') return (await this.logInAnOperator()).token;
    if (kind === 'member') {
      const player = new PlayerClient(this.site);
      await player.register();
      await player.deposit('500000.00');
      return player.token;
    }
    const { username, password } = demoAccounts.find(({ role }) => role === 'agent')!;
    const agent = new PlayerClient(this.site, username);
    await agent.logIn(password);
    return agent.token;
  }

  /** A code of the authenticator works once: the next login waits for the next code. */
  private async logInAnOperator(): Promise<{ token: string }> {
    for (let tries = 1; ; tries += 1)
      try {
        return await logInOperator(this.site);
      } catch (error) {
        if (tries === 3) throw error;
        await pause(codeMs - (Date.now() % codeMs) + 500, 'the next code');
      }
  }
}
