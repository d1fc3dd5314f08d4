import { Injectable } from '@nestjs/common';
import { demoAccountType, type MemberPrincipal } from '#libs/auth';
import { formatMoney } from '#libs/money';
import { ServiceClient } from '#libs/platform';
import { ContractRepository } from '../contract/contract.repository.js';
import { ContractResponse } from '../contract/dto/contract.response.js';
import { AgentScopeService } from '../network/agent-scope.service.js';
import { agentKindOf, awaitedOf, type AwaitedContract } from './consolidated.rules.js';
import type { ConsolidatedFunds, ConsolidatedResponse } from './dto/consolidated.response.js';

type MinorFunds = Omit<ConsolidatedFunds, 'sumBalance'> & { balance: string };

/** Funds and contracts of a member in one answer: the wallet owns the funds, this service the contracts. */
@Injectable()
export class ConsolidatedService {
  constructor(
    private readonly scope: AgentScopeService,
    private readonly contracts: ContractRepository,
    private readonly client: ServiceClient,
  ) {}

  async of(caller: MemberPrincipal): Promise<ConsolidatedResponse> {
    const [funds, { types, awaited }] = await Promise.all([this.funds(caller), this.contractsOf(caller)]);
    return {
      ...{ agent: agentKindOf(caller.accountType), funds, types },
      ...{ dailysalreqtype: awaitedOf('DAILY', awaited), divtypereq: awaitedOf('DIVIDEND', awaited) },
      contracthoursalreq: awaitedOf('HOURLY', awaited),
      realtimesalreqtype: awaitedOf('REALTIME', awaited),
    };
  }

  private async funds({ memberId, accountType }: MemberPrincipal): Promise<ConsolidatedFunds> {
    const book = accountType === demoAccountType ? 'PLAY' : 'REAL';
    const path = `/internal/balances/${memberId}?book=${book}`;
    const answer = await this.client.call<MinorFunds>('wallet', 'GET', path);
    const money = (minor: string) => formatMoney(BigInt(minor));
    return {
      ...{ sumBalance: money(answer.balance), held: money(answer.held), available: money(answer.available) },
      withdrawable: money(answer.withdrawable),
      turnoverLeft: money(answer.turnoverLeft),
      currency: answer.currency,
    };
  }

  /** A sub-agent without the right to the contracts, and a member who is no agent, have none. */
  private async contractsOf(caller: MemberPrincipal) {
    const none = { types: [], awaited: [] as AwaitedContract[] };
    if (agentKindOf(caller.accountType) === 0) return none;
    if (!(await this.scope.rightsOf(caller)).includes('CONTRACTS')) return none;
    const agentId = await this.scope.agentOf(caller, 'CONTRACTS');
    const [types, contracts] = await Promise.all([
      this.contracts.typesOf(agentId),
      this.contracts.ofAgent(agentId),
    ]);
    const awaited = contracts.map((contract) => {
      const { type, status, awaits } = ContractResponse.of(contract);
      return {
        type,
        status,
        isAwaited: awaits === (contract.partyId === agentId ? 'PARTY' : 'COUNTERPARTY'),
      };
    });
    return { types, awaited };
  }
}
