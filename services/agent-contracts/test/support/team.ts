import { affiliateCodeState, memberRegistered } from '#libs/events';
import type { AccountType } from '#libs/auth';
import type { FakeClock, TestService } from '#libs/testing';
import { eventually } from '#libs/testing';
import { idOf, nameOf } from './member-ids.js';

/** A network of agents that a test builds by registrations with codes, as members do. */
export class Team {
  readonly codes = new Map<string, string>();

  constructor(private readonly service: TestService<FakeClock>) {
    service.bus.observe((message) => {
      if (message.topic !== affiliateCodeState.topic || !message.value) return;
      const { code, agentId } = JSON.parse(message.value) as { code: string; agentId: string };
      if (!this.codes.has(nameOf(agentId))) this.codes.set(nameOf(agentId), code);
    });
  }

  /** Registers a member with the code of another, or with a code of its own. */
  async add(
    name: string,
    accountType: AccountType,
    under?: { agent: string } | { code: string },
  ): Promise<void> {
    const code = under && ('agent' in under ? await this.codeOf(under.agent) : under.code);
    await this.service.bus.publish(memberRegistered, {
      ...{ memberId: idOf(name), account: name, accountType: accountType as 0, language: 'vi' },
      registeredAt: this.service.clock.now().toISOString(),
      ...(code !== undefined && { affiliateCode: code }),
    });
  }

  async codeOf(name: string): Promise<string> {
    return eventually(() => this.codes.get(name), { what: `a code of ${name}` });
  }

  as(name: string, accountType: AccountType = 1) {
    return this.service.as({ kind: 'member', memberId: idOf(name), accountType, sessionId: 'session' });
  }

  operator(operatorId = 'operator-1', roles = ['agents']) {
    return this.service.as({ kind: 'operator', operatorId, roles, sessionId: 'ops' });
  }
}

export const tier = (betAmount: number, activeMember: number, rate: number) => ({
  betAmount: `${betAmount}.00`,
  activeMember,
  rate,
});
