import type { Bill } from './bill.rules.js';

/** Money that the platform credits for a bill, and what an upline has to pay to a downline of his own. */
export interface PaymentPlan {
  credits: { agentId: string; amount: bigint }[];
  debts: { debtorId: string; creditorId: string; amount: bigint }[];
}

/**
 * The platform pays the agents at the top. Each pays his downline first from what this run brought him; what that does not
 * cover he owes. The credits add up to the amounts at the top, and an agent's credit and claims to his own amount.
 */
export function planChain(bills: readonly Bill[]): PaymentPlan {
  const plan: PaymentPlan = { credits: [], debts: [] };
  const agents = new Set(bills.map(({ agentId }) => agentId));
  const lower = new Map<string | null, Bill[]>();
  for (const bill of bills) {
    const above = bill.uplineId !== null && agents.has(bill.uplineId) ? bill.uplineId : null;
    lower.set(above, [...(lower.get(above) ?? []), bill]);
  }
  const queue = (lower.get(null) ?? []).map((bill) => ({ bill, received: bill.gross }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    let left = next.received;
    const below = (lower.get(next.bill.agentId) ?? []).toSorted((a, b) => (a.agentId < b.agentId ? -1 : 1));
    for (const bill of below) {
      const paid = bill.gross < left ? bill.gross : left;
      left -= paid;
      const owed = bill.gross - paid;
      if (owed > 0n) plan.debts.push({ debtorId: next.bill.agentId, creditorId: bill.agentId, amount: owed });
      queue.push({ bill, received: paid });
    }
    if (left > 0n && next.bill.status !== 'DENIED')
      plan.credits.push({ agentId: next.bill.agentId, amount: left });
  }
  return plan;
}

/** The platform pays every agent what is left to him and there are no debts. */
export function planPlatform(bills: readonly Bill[]): PaymentPlan {
  return {
    credits: bills
      .filter(({ payable, status }) => payable > 0n && status !== 'DENIED')
      .map(({ agentId, payable }) => ({ agentId, amount: payable })),
    debts: [],
  };
}

/** What a run pays: each tree in the mode of its top. */
export function planPayments(bills: readonly Bill[]): PaymentPlan {
  const chain = planChain(bills.filter(({ payer }) => payer === 'UPLINE_CHAIN'));
  const platform = planPlatform(bills.filter(({ payer }) => payer === 'PLATFORM_ALL'));
  return { credits: [...chain.credits, ...platform.credits], debts: chain.debts };
}
