import type { ContractStatus } from '../contract/contract.rules.js';
import type { ContractType } from '../terms/tier.rules.js';

/** 0 member, 1 agent, 2 top agent. */
export const agentKinds = [0, 1, 2] as const;
export type AgentKind = (typeof agentKinds)[number];

const kinds: Readonly<Record<number, AgentKind>> = { 1: 1, 2: 2, 41: 1, 42: 2 };

/** Sub-agents act for the agent above, so their contract data is that agent's. */
export function agentKindOf(accountType: number): AgentKind {
  return kinds[accountType] ?? 0;
}

export interface AwaitedContract {
  type: ContractType;
  status: ContractStatus;
  /** Whether the answer of the agent is awaited. */
  isAwaited: boolean;
}

/** What waits for the agent: 0 nothing, 1 an offer, 2 an end of the contract. An offer precedes. */
export function awaitedOf(type: ContractType, contracts: readonly AwaitedContract[]): 0 | 1 | 2 {
  const awaited = contracts.filter((one) => one.type === type && one.isAwaited);
  if (awaited.some(({ status }) => status === 'PENDING_SIGN')) return 1;
  return awaited.length > 0 ? 2 : 0;
}
