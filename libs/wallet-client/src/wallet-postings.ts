import { Injectable } from '@nestjs/common';
import { parseMinor, type Book } from '#libs/money';
import { DomainError, ServiceClient, ServiceUnavailable } from '#libs/platform';

export type PostingKind = 'bet' | 'win' | 'rollback' | 'correction' | 'groups';

/** `outcome` is ACCEPTED or why not; amounts are minor units. */
export interface PostingAnswer {
  outcome: string;
  balance: bigint | null;
  postingId: string | null;
}

/** One posting of a batch; each has its own key and outcome. */
export interface BatchedPosting {
  kind: string;
  memberId: string;
  externalId: string;
}

interface PostedJson {
  outcome: string;
  balance?: string | null;
  postingId?: string | null;
}
interface GroupJson {
  outcome: string;
  legs: PostedJson[];
}
interface BatchJson {
  items: { posting: PostedJson | null }[];
}

const finalBetRefusals = new Set([
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_LOCKED',
  'ACCOUNT_STOPPED',
  'SELF_EXCLUDED',
  'LIMIT_REACHED',
  'REALITY_CHECK_DUE',
  'ROLLED_BACK',
]);
const rolledBack = new Set(['ACCEPTED', 'NOTHING_TO_ROLL_BACK', 'ALREADY_ROLLED_BACK']);
const bounded = { timeoutMs: 2_500 };
const batchBound = { timeoutMs: 30_000 };

/** Every other response leaves the outcome of a bet unknown, and the call is repeated. */
export const isFinalBetRefusal = (outcome: string): boolean => finalBetRefusals.has(outcome);

/** Whether the account holds nothing of the bet any more. */
export const isRolledBack = (outcome: string): boolean => rolledBack.has(outcome);

/** Calls the wallet's postings for other services. Every call may be repeated: its key moves money once. */
@Injectable()
export class WalletPostings {
  constructor(private readonly client: ServiceClient) {}

  /** A refusal by an error code reads as an outcome. Throws ServiceUnavailable where the outcome is unknown. */
  async post(kind: PostingKind, memberId: string, body: object): Promise<PostingAnswer> {
    try {
      const path = `/internal/postings/${kind}`;
      const posted = await this.client.call<PostedJson>('wallet', 'POST', path, {
        memberId,
        body,
        ...bounded,
      });
      return answerOf(posted);
    } catch (error) {
      if (!(error instanceof DomainError) || error instanceof ServiceUnavailable) throw error;
      return { outcome: error.code, balance: null, postingId: null };
    }
  }

  /** Posts legs all or none; the answer is that of the last leg that touches the balance, which a share does not. */
  async postLegs(memberId: string, body: { externalId: string; legs: object[] }): Promise<PostingAnswer> {
    const path = '/internal/postings/groups';
    const { outcome, legs } = await this.client.call<GroupJson>('wallet', 'POST', path, {
      memberId,
      body,
      ...bounded,
    });
    const last = legs.findLast(({ balance }) => typeof balance === 'string');
    return answerOf({ outcome, balance: last?.balance ?? null, postingId: last?.postingId ?? null });
  }

  /** Posts many at once; an item without a posting has to be sent again. */
  async postAll(items: readonly BatchedPosting[]): Promise<(PostingAnswer | undefined)[]> {
    const answer = await this.client.call<BatchJson>('wallet', 'POST', '/internal/postings/batch', {
      body: { items },
      ...batchBound,
    });
    return items.map((_, at) => {
      const posting = answer.items[at]?.posting;
      return posting ? answerOf(posting) : undefined;
    });
  }

  /** What the member sees and what may be bet, in minor units. */
  async balance(memberId: string, book: Book = 'REAL'): Promise<{ balance: bigint; available: bigint }> {
    const path = `/internal/balances/${memberId}?book=${book}`;
    const answer = await this.client.call<{ balance: string; available: string }>('wallet', 'GET', path, {
      memberId,
      ...bounded,
    });
    return { balance: parseMinor(answer.balance), available: parseMinor(answer.available) };
  }
}

function answerOf({ outcome, balance, postingId }: PostedJson): PostingAnswer {
  const isKnown = balance !== null && balance !== undefined;
  return { outcome, balance: isKnown ? parseMinor(balance) : null, postingId: postingId ?? null };
}
