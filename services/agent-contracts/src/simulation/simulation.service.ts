import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CONFIG } from '#libs/platform';
import type { AgentContractsConfig } from '../agent-contracts.config.js';
import { ContractErrors } from '../contract/contract.errors.js';
import { ContractRepository } from '../contract/contract.repository.js';
import { calculateBills, type Bill, type BillSource } from '../settlement/bill.rules.js';
import { FiguresOfPeriodRepository } from '../settlement/figures-of-period.repository.js';
import { startOfDay } from '../terms/period.rules.js';
import { tierFault, type ContractType, type Performance, type Tier } from '../terms/tier.rules.js';

export interface Simulation {
  type: ContractType;
  partyId: string;
  tiers: Tier[];
  fromDay: string;
  /** The day after the last one. */
  toDay: string;
}

const nothing: Performance = { bet: 0n, activeMembers: 0, netLoss: 0n };

/** What terms would have brought in some days, by the figures of the team and the contracts below as they are. */
@Injectable()
export class SimulationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly contracts: ContractRepository,
    private readonly figures: FiguresOfPeriodRepository,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {}

  async run({ type, partyId, tiers, fromDay, toDay }: Simulation): Promise<Bill & Performance> {
    const fault = tierFault(tiers, this.config);
    if (fault) throw ContractErrors.CONTRACT_TIERS_INVALID({ fault });
    const zone = this.config.brandTimeZone;
    return this.transactions.run(async (tx) => {
      const { inForce } = await this.contracts.below(tx, type, partyId);
      const direct = inForce.filter(({ counterpartyId }) => counterpartyId === partyId);
      const agentIds = [partyId, ...direct.map((contract) => contract.partyId)];
      const [from, to] = [startOfDay(fromDay, zone), startOfDay(toDay, zone)];
      const period = { kind: 'D' as const, key: '', fromDay, toDay, from, to };
      const done = await this.figures.of(tx, period, this.config.activeMinimum, agentIds);
      const source = (agentId: string, uplineId: string | null, terms: readonly Tier[]): BillSource => ({
        ...{ contractId: agentId, agentId, uplineId, type, tiers: terms, ...(done.get(agentId) ?? nothing) },
        ...{ payer: 'PLATFORM_ALL', carryRule: 'NONE', carryIn: 0n, shortfallIn: 0n },
        ...{ endsMonth: false, frozen: false },
      });
      const [bill] = calculateBills([
        source(partyId, null, tiers),
        ...direct.map((contract) => source(contract.partyId, partyId, contract.tiers)),
      ]);
      return { ...bill!, ...(done.get(partyId) ?? nothing) };
    });
  }
}
