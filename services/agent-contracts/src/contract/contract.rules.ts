import { dominates, topRate, type ContractType, type Tier } from '../terms/tier.rules.js';

export const contractStatuses = [
  'PENDING_SIGN',
  'ACTIVE',
  'TERMINATING',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'SUPERSEDED',
  'TERMINATED',
  'AUTO_TERMINATED',
] as const;
export type ContractStatus = (typeof contractStatuses)[number];

export const contractActions = [
  'SIGN',
  'REJECT',
  'CANCEL',
  'EXPIRE',
  'REQUEST_TERMINATE',
  'ACCEPT_TERMINATE',
  'REFUSE_TERMINATE',
  'CANCEL_TERMINATE',
  'TERMINATE',
  'SUPERSEDE',
  'UNDERCUT',
] as const;
export type ContractAction = (typeof contractActions)[number];

/** The initiator of the request that waits, the side that answers it, either side, an operator, or the service itself. */
export type Actor = 'INITIATOR' | 'ANSWERER' | 'PARTY' | 'OPERATOR' | 'SYSTEM';

interface Transition {
  from: ContractStatus;
  action: ContractAction;
  by: Actor;
  to: ContractStatus;
}

/** Every legal move; what is not here is refused. */
export const transitions: readonly Transition[] = [
  { from: 'PENDING_SIGN', action: 'SIGN', by: 'ANSWERER', to: 'ACTIVE' },
  { from: 'PENDING_SIGN', action: 'REJECT', by: 'ANSWERER', to: 'REJECTED' },
  { from: 'PENDING_SIGN', action: 'CANCEL', by: 'INITIATOR', to: 'CANCELLED' },
  { from: 'PENDING_SIGN', action: 'CANCEL', by: 'SYSTEM', to: 'CANCELLED' },
  { from: 'PENDING_SIGN', action: 'EXPIRE', by: 'SYSTEM', to: 'EXPIRED' },
  { from: 'ACTIVE', action: 'REQUEST_TERMINATE', by: 'PARTY', to: 'TERMINATING' },
  { from: 'ACTIVE', action: 'TERMINATE', by: 'OPERATOR', to: 'TERMINATED' },
  { from: 'ACTIVE', action: 'SUPERSEDE', by: 'SYSTEM', to: 'SUPERSEDED' },
  { from: 'ACTIVE', action: 'UNDERCUT', by: 'SYSTEM', to: 'AUTO_TERMINATED' },
  { from: 'TERMINATING', action: 'ACCEPT_TERMINATE', by: 'ANSWERER', to: 'TERMINATED' },
  { from: 'TERMINATING', action: 'REFUSE_TERMINATE', by: 'ANSWERER', to: 'ACTIVE' },
  { from: 'TERMINATING', action: 'CANCEL_TERMINATE', by: 'INITIATOR', to: 'ACTIVE' },
  { from: 'TERMINATING', action: 'EXPIRE', by: 'SYSTEM', to: 'ACTIVE' },
  { from: 'TERMINATING', action: 'TERMINATE', by: 'OPERATOR', to: 'TERMINATED' },
  { from: 'TERMINATING', action: 'UNDERCUT', by: 'SYSTEM', to: 'AUTO_TERMINATED' },
];

/** Where an action leads; undefined if it is not allowed in this status to this actor. */
export function nextStatus(
  from: ContractStatus,
  action: ContractAction,
  by: Actor,
): ContractStatus | undefined {
  return transitions.find((move) => move.from === from && move.action === action && move.by === by)?.to;
}

export interface DownlineContract {
  id: string;
  partyId: string;
  counterpartyId: string | null;
  tiers: readonly Tier[];
}

/**
 * Whether a contract may stay below new terms. Bills subtract the amount below, so every tier must be dominated. Shares of a
 * bet are capped from the top, so a real-time contract only needs a rate that is not higher.
 */
function fitsBelow(type: ContractType, upline: readonly Tier[], downline: readonly Tier[]): boolean {
  return type === 'REALTIME' ? topRate(downline) <= topRate(upline) : dominates(upline, downline);
}

/**
 * The contracts that end when a party gets new terms: direct ones that do not fit below them, and all below those. Contracts
 * are the ones in force of one type.
 */
export function undercut<C extends DownlineContract>(
  { type, partyId, tiers }: { type: ContractType; partyId: string; tiers: readonly Tier[] },
  inForce: readonly C[],
): C[] {
  const direct = inForce.filter(
    (contract) => contract.counterpartyId === partyId && !fitsBelow(type, tiers, contract.tiers),
  );
  return direct.flatMap((contract) => [contract, ...below(contract.partyId, inForce)]);
}

/** The contracts below a party, from the top down. */
export function below<C extends DownlineContract>(partyId: string, inForce: readonly C[]): C[] {
  const direct = inForce.filter(({ counterpartyId }) => counterpartyId === partyId);
  return direct.flatMap((contract) => [contract, ...below(contract.partyId, inForce)]);
}
