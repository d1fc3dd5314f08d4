import { mulPpmFloor } from '#libs/money';
import type { CarryRule, PayerMode } from '../terms/payment.terms.js';
import { topsOf } from './tree.rules.js';
import { reachedTier, type ContractType, type Performance, type Tier } from '../terms/tier.rules.js';

/** A contract that is settled in a run, with what its party's team did in the period. */
export interface BillSource extends Performance {
  contractId: string;
  agentId: string;
  uplineId: string | null;
  type: ContractType;
  tiers: readonly Tier[];
  payer: PayerMode;
  carryRule: CarryRule;
  /** What the last period left over: zero or less. */
  carryIn: bigint;
  /** What agents below earned beyond this one in earlier periods, where the platform pays all: zero or less. */
  shortfallIn: bigint;
  /** The second half of a month, after which the carry of the rule MONTH starts over. */
  endsMonth: boolean;
  /** A frozen agent gets nothing; agents below are settled as usual. */
  frozen: boolean;
}

export interface Bill {
  contractId: string;
  agentId: string;
  uplineId: string | null;
  payer: PayerMode;
  base: bigint;
  activeMembers: number;
  carryIn: bigint;
  carryOut: bigint;
  shortfallIn: bigint;
  shortfallOut: bigint;
  /** 0 when no tier was reached. */
  tierNumber: number;
  ratePpm: number;
  gross: bigint;
  lowerTotal: bigint;
  net: bigint;
  /** What the agent is to get: never below zero. */
  payable: bigint;
  status: 'CALCULATED' | 'NOT_REACHED' | 'DENIED';
}

/** What a period's base leaves for the next one. */
export function carryOut(rule: CarryRule, netLoss: bigint, carryIn: bigint, endsMonth: boolean): bigint {
  const least = (value: bigint) => (value < 0n ? value : 0n);
  switch (rule) {
    case 'NONE':
      return 0n;
    case 'PREV':
      return least(netLoss);
    case 'MONTH':
      return endsMonth ? 0n : least(netLoss + carryIn);
    case 'FOREVER':
      return least(netLoss + carryIn);
  }
}

/** The bill of one contract before the bills below are taken off. */
function grossBill(source: BillSource): Bill {
  const { contractId, agentId, uplineId, payer, activeMembers, carryRule, shortfallIn, endsMonth } = source;
  const isDividend = source.type === 'DIVIDEND';
  const carryIn = isDividend ? source.carryIn : 0n;
  const base = isDividend ? source.netLoss + carryIn : source.bet;
  const reached = reachedTier(source.tiers, source);
  const gross = reached && base > 0n ? mulPpmFloor(base, reached.tier.ratePpm) : 0n;
  return {
    ...{ contractId, agentId, uplineId, payer, base, activeMembers, carryIn, gross },
    carryOut: isDividend ? carryOut(carryRule, source.netLoss, carryIn, endsMonth) : 0n,
    ...{ tierNumber: reached?.number ?? 0, ratePpm: reached?.tier.ratePpm ?? 0 },
    ...{ lowerTotal: 0n, net: gross, payable: gross, shortfallIn, shortfallOut: 0n },
    status: source.frozen ? 'DENIED' : gross === 0n ? 'NOT_REACHED' : 'CALCULATED',
  };
}

/** One bill per contract; each upline earns its own amount less those of its direct contracts. */
export function calculateBills(sources: readonly BillSource[]): Bill[] {
  const bills = sources.map(grossBill);
  const ofAgent = new Map(bills.map((bill) => [bill.agentId, bill]));
  // Two modes in one tree would pay an amount twice: from the upline's share and by the platform.
  const tops = topsOf(bills);
  for (const bill of bills) bill.payer = ofAgent.get(tops.get(bill.agentId)!)!.payer;
  for (const { uplineId, gross } of bills) {
    const upline = uplineId === null ? undefined : ofAgent.get(uplineId);
    if (!upline) continue;
    upline.lowerTotal += gross;
    upline.net -= gross;
  }
  for (const bill of bills) {
    const due = bill.net + (bill.payer === 'PLATFORM_ALL' ? bill.shortfallIn : 0n);
    bill.payable = due > 0n ? due : 0n;
    if (bill.payer === 'PLATFORM_ALL' && due < 0n) bill.shortfallOut = due;
  }
  return bills;
}
