import { Inject, Injectable } from '@nestjs/common';
import type { AccountType } from '#libs/auth';
import { Transactions } from '#libs/database';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import { AccountRepository } from '../account/account.repository.js';
import { AccountService } from '../account/account.service.js';
import type { AuthConfig } from '../auth.config.js';
import { BrandService } from '../brand/brand.service.js';
import { OperatorService } from '../operator/operator.service.js';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { PasswordPolicyService } from '../hashing/password-policy.service.js';

export interface DemoPasswords {
  player: string;
  agent: string;
  operator: string;
  /** Base32 secret of the operator's authenticator app. */
  operatorSecret: string;
}

export interface DemoAccounts {
  player: { memberId: string; username: string };
  agent: { memberId: string; username: string };
  operator: { username: string };
}

/** The second one decides what the first has begun; an operator of less than a day could not. */
const operators = ['demo_operator', 'demo_checker'];
const team = ['demo_an', 'demo_binh', 'demo_chi', 'demo_dung'];
/** The agents directly below the demo agent, by the names that the network of agent-contracts has for them. */
const lineAgents = ['an_bui001', 'binh_bui002', 'chi_bui003', 'dung_bui004', 'giang_bui005'];

/** Opens the demo accounts; idempotent. */
@Injectable()
export class DemoSeedService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accountsOf: AccountService,
    private readonly accountRows: AccountRepository,
    private readonly operators: OperatorService,
    private readonly policy: PasswordPolicyService,
    private readonly passwords: PasswordHasher,
    private readonly brand: BrandService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** False until the brand's state has arrived. */
  isPossible(): boolean {
    return this.brand.isKnown;
  }

  async accounts(passwords: DemoPasswords): Promise<DemoAccounts> {
    const player = {
      memberId: await this.member('demo_player', passwords.player, 0),
      username: 'demo_player',
    };
    const agent = { memberId: await this.member('demo_agent', passwords.agent, 2), username: 'demo_agent' };
    const lastMonth = new Date(this.clock.now().getTime() - 30 * 86_400_000);
    for (const username of operators) {
      this.policy.check(passwords.operator, username);
      await this.operators.add(username, passwords.operator, ['admin'], passwords.operatorSecret, lastMonth);
    }
    return { player, agent, operator: { username: 'demo_operator' } };
  }

  /** Members and agents under the agent's affiliate code; undefined while the agent has none. */
  async team(agentId: string, password: string): Promise<string[] | undefined> {
    const code = this.brand.affiliateCodeOf(agentId);
    if (code === undefined) return undefined;
    const ids: string[] = [];
    for (const username of lineAgents) ids.push(await this.member(username, password, 1, code));
    for (const username of team) ids.push(await this.member(username, password, 0, code));
    return ids;
  }

  /** The password must satisfy the policy. */
  private async member(
    username: string,
    password: string,
    type: AccountType,
    affiliateCode?: string,
  ): Promise<string> {
    const known = await this.accountRows.findByUsername(username);
    if (known) return known.id;
    this.policy.check(password, username);
    const passwordHash = await this.passwords.hash(password);
    const { merchantCode, termsVersion } = this.config;
    const account = { id: newId(), username, type, passwordHash, merchantCode, termsVersion, language: 'vi' };
    await this.transactions.run((tx) =>
      this.accountsOf.open(tx, { ...account, ...(affiliateCode !== undefined && { affiliateCode }) }),
    );
    return (await this.accountRows.findByUsername(username))!.id;
  }
}
