import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';

export const approvalStatuses = ['PROPOSED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** What an operator reads, by the name of the value: amounts as decimal strings. */
export type Values = Record<string, string>;

export interface Proposal {
  kind: string;
  /** What it is about: a member, a claim, a rule. */
  subject: string;
  memberId: string | null;
  /** Minor units; negative where a member loses it. */
  amount: bigint | null;
  before: Values;
  after: Values;
  reason: string;
}

export interface Approval extends Proposal {
  id: string;
  status: ApprovalStatus;
  proposedBy: string;
  proposedAt: Date;
  expiresAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  note: string | null;
  /** What the decision made: the number of a posting or an order. */
  result: string | null;
}

export interface ApprovalPolicy {
  kind: string;
  /** Minor units; null is always. */
  secondFrom: bigint | null;
  validDays: number;
}

export interface ApprovalHandler {
  /** The role that may propose and decide. */
  role: string;
  /** Takes effect in the transaction of the decision; a refusal undoes the decision, too. Answers with what it made. */
  apply(tx: Tx, approval: Approval): Promise<string>;
}

const dayMs = 86_400_000;

/** Without a known beginning an operator is new. */
export const isNew = ({ since }: OperatorPrincipal, now: Date): boolean =>
  since === undefined || now.getTime() - since < dayMs;

export const holds = ({ roles }: OperatorPrincipal, role: string): boolean =>
  roles.includes(role) || roles.includes('admin');

export const expiryOf = (now: Date, { validDays }: ApprovalPolicy): Date =>
  new Date(now.getTime() + validDays * dayMs);

export function needsSecond(amount: bigint | null, { secondFrom }: ApprovalPolicy): boolean {
  if (secondFrom === null || amount === null) return true;
  return (amount < 0n ? -amount : amount) >= secondFrom;
}
