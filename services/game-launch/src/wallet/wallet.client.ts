import { Injectable } from '@nestjs/common';
import { parseMinor, type Book } from '#libs/money';
import { DomainError, ServiceClient, ServiceUnavailable } from '#libs/platform';

export interface Movement {
  book: Book;
  memberId: string;
  /** Idempotency key: the wallet moves money once for it. */
  externalId: string;
  roundId: string;
  vassalage: string;
  gameType: string;
}

export type MoneyAnswer =
  | { accepted: true; balance: bigint; postingId: string | null }
  | { accepted: false; code: string; balance: bigint | null };

interface PostingAnswer {
  outcome: string;
  balance: string | null;
  postingId: string | null;
}

/** Final refusals of a bet. Every other response leaves its outcome unknown, and the call is retried. */
const betRefusals = new Set([
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_LOCKED',
  'ACCOUNT_STOPPED',
  'SELF_EXCLUDED',
  'LIMIT_REACHED',
  'REALITY_CHECK_DUE',
  'ROLLED_BACK',
]);
/** Outcomes after which the account holds nothing of the bet. */
const rolledBack = new Set(['ACCEPTED', 'NOTHING_TO_ROLL_BACK', 'ALREADY_ROLLED_BACK']);
const bounded = { timeoutMs: 2500 };

/** Calls the wallet and maps its outcomes to those of a game. */
@Injectable()
export class WalletClient {
  constructor(private readonly client: ServiceClient) {}

  async bet(movement: Movement, amount: bigint): Promise<MoneyAnswer> {
    const answer = await this.post('bet', movement.memberId, { ...movement, amount: amount.toString() });
    if (answer.outcome === 'ACCEPTED') return accepted(answer);
    if (betRefusals.has(answer.outcome))
      return { accepted: false, code: answer.outcome, balance: read(answer.balance) };
    throw new ServiceUnavailable('wallet', `bet: ${answer.outcome}`);
  }

  async win(movement: Movement, amount: bigint): Promise<MoneyAnswer> {
    const answer = await this.post('win', movement.memberId, { ...movement, amount: amount.toString() });
    if (answer.outcome === 'ACCEPTED') return accepted(answer);
    throw new ServiceUnavailable('wallet', `win: ${answer.outcome}`);
  }

  /** Takes back what a round has paid too much; refused if the balance does not cover it. */
  async correct(movement: Movement, amount: bigint): Promise<MoneyAnswer> {
    const body = {
      ...movement,
      amount: amount.toString(),
      kind: 'ADJUST',
      reason: 'round adjusted by its provider',
    };
    const answer = await this.post('adjust', movement.memberId, body);
    if (answer.outcome === 'ACCEPTED') return accepted(answer);
    if (answer.outcome === 'INSUFFICIENT_FUNDS')
      return { accepted: false, code: answer.outcome, balance: read(answer.balance) };
    throw new ServiceUnavailable('wallet', `adjust: ${answer.outcome}`);
  }

  /** Rolls a bet back. If the wallet has not seen the bet yet, it will refuse it later. */
  async rollback(movement: Movement, betExternalId: string): Promise<MoneyAnswer> {
    const answer = await this.post('rollback', movement.memberId, { ...movement, betExternalId });
    if (rolledBack.has(answer.outcome)) return accepted(answer);
    throw new ServiceUnavailable('wallet', `rollback: ${answer.outcome}`);
  }

  async balance(memberId: string, book: Book): Promise<bigint> {
    const path = `/internal/balances/${memberId}?book=${book}`;
    const answer = await this.unlessRefused(() =>
      this.client.call<{ balance: string }>('wallet', 'GET', path, { memberId, ...bounded }),
    );
    return parseMinor(answer.balance);
  }

  private async post(
    kind: 'bet' | 'win' | 'rollback' | 'adjust',
    memberId: string,
    body: object,
  ): Promise<PostingAnswer> {
    try {
      return await this.client.call<PostingAnswer>('wallet', 'POST', `/internal/postings/${kind}`, {
        memberId,
        body,
        ...bounded,
      });
    } catch (error) {
      if (!(error instanceof DomainError) || error instanceof ServiceUnavailable) throw error;
      return { outcome: error.code, balance: null, postingId: null };
    }
  }

  /** A refused read is an internal fault and is not shown to the provider. */
  private async unlessRefused<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      throw error instanceof ServiceUnavailable ? error : new ServiceUnavailable('wallet', String(error));
    }
  }
}

function accepted(answer: PostingAnswer): MoneyAnswer {
  return { accepted: true, balance: read(answer.balance) ?? 0n, postingId: answer.postingId ?? null };
}

function read(balance: string | null | undefined): bigint | null {
  return balance === null || balance === undefined ? null : parseMinor(balance);
}
