import type { creditCompleted, creditRefused, creditRequested, PayloadOf } from '#libs/events';
import { contraOf, mayCredit, type Posting, type PostingAnswer } from '../ledger/posting.rules.js';
import type { KeyReuse } from '../ledger/posting.repository.js';

export type CreditRequest = PayloadOf<typeof creditRequested>;

/** A request, and the service that sent it. */
export interface ReceivedCredit {
  request: CreditRequest;
  requestedBy: string;
}

const sourceForm = /^\/lotus\/([a-z-]+)$/;

/** The sending service by the source of its event: `/lotus/promotions`. */
export function serviceOfSource(source: string): string {
  return sourceForm.exec(source)?.[1] ?? source;
}

/** Why a request is refused before it reaches the ledger. */
export function refusalBefore({ request, requestedBy }: ReceivedCredit): string | undefined {
  return mayCredit(requestedBy, request.kind) ? undefined : 'KIND_NOT_ALLOWED';
}

export function needsRollover({ rolloverMultiplier, rolloverRequired = '0' }: CreditRequest): boolean {
  return BigInt(rolloverRequired) > 0n || Number(rolloverMultiplier ?? 0) > 0;
}

/** Bonus money; every other credit is the member's own, whatever turnover it requires. */
export function isBonus({ request }: ReceivedCredit): boolean {
  return request.kind === 'BONUS' && needsRollover(request);
}

const places = 20;

/** Required turnover as a multiple of the amount, exact after the ledger rounds up: the error is below 10^-5 minor units. */
export function multiplierOf({ amount, rolloverMultiplier, rolloverRequired }: CreditRequest): string {
  if (rolloverRequired === undefined) return rolloverMultiplier ?? '0';
  const scaled = (BigInt(rolloverRequired) * 10n ** BigInt(places)) / BigInt(amount);
  const digits = String(scaled).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

export function postingOf({ request, requestedBy }: ReceivedCredit): Posting {
  const { memberId, kind, roundId, vassalage, gameType } = request;
  const book = request.book ?? 'REAL';
  return {
    ...{ memberId, book, kind, roundId, vassalage, gameType },
    caller: requestedBy,
    externalId: request.creditKey,
    delta: BigInt(request.amount),
    contra: contraOf(kind, book),
    note: request.reason,
  };
}

export function refusalOf(answer: PostingAnswer | KeyReuse): string | undefined {
  if ('differs' in answer) return 'KEY_REUSED';
  return answer.outcome === 'ACCEPTED' ? undefined : answer.outcome;
}

export function completedOf(
  received: ReceivedCredit,
  answer: PostingAnswer,
  currency: string,
  at: Date,
): PayloadOf<typeof creditCompleted> {
  const { rolloverMultiplier } = received.request;
  return {
    ...commonOf(received, at),
    currency,
    ...(rolloverMultiplier !== undefined && { rolloverMultiplier }),
    postingId: answer.postingId!,
    balanceAfter: String(answer.balance),
  };
}

export function refusedOf(
  received: ReceivedCredit,
  outcome: string,
  at: Date,
): PayloadOf<typeof creditRefused> {
  return { ...commonOf(received, at), outcome };
}

function commonOf({ request, requestedBy }: ReceivedCredit, at: Date) {
  const { creditKey, memberId, kind, amount } = request;
  return {
    creditKey,
    requestedBy,
    memberId,
    book: request.book ?? 'REAL',
    kind,
    amount,
    at: at.toISOString(),
  };
}
