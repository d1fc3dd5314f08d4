import type { Bill } from './bill.rules.js';
import { planPayments } from './payment.rules.js';
import { topsOf } from './tree.rules.js';

/** A tree to which the platform would credit more than its top earned. */
export interface OverpaidTree {
  rootId: string;
  gross: bigint;
  payable: bigint;
}

/** A top whose upline has no bill in the run is paid from nothing: its tree has a gross of 0. */
export function overpaidTrees(bills: readonly Bill[]): OverpaidTree[] {
  const tops = topsOf(bills);
  const payable = new Map<string, bigint>();
  for (const { agentId, amount } of planPayments(bills).credits) {
    const rootId = tops.get(agentId)!;
    payable.set(rootId, (payable.get(rootId) ?? 0n) + amount);
  }
  return bills
    .filter(({ agentId }) => payable.has(agentId))
    .map(({ agentId, uplineId, gross }) => ({
      rootId: agentId,
      gross: uplineId === null ? gross : 0n,
      payable: payable.get(agentId)!,
    }))
    .filter((tree) => tree.payable > tree.gross);
}
