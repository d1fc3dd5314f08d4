import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { DomainError } from '../errors/domain-error.js';
import { PlatformErrors } from '../errors/platform.errors.js';
import { currentRequest } from '../http/request-context.js';

export interface IdempotentRequest {
  /** Who and what: the same key of two members, or on two routes, is two requests. */
  scope: string;
  key: string;
  /** All that decides the effect; another body under the same key is refused. */
  body: unknown;
}

interface StoredAnswer {
  answer: unknown;
}

/** The first answer is the only one: an effect happens once per key, and a refusal stays one. */
@Injectable()
export class Idempotency {
  constructor(@Inject(Transactions) private readonly transactions: Transactions) {}

  /**
   * Runs `work` and keeps its JSON answer in one transaction. A second request with the same key waits for the first
   * and gets its answer; with another body it gets `IDEMPOTENCY_KEY_REUSED`.
   */
  async run<T>(request: IdempotentRequest, work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(async (tx) => {
        const stored = await claim(tx, request);
        if (stored) return replayed(stored);
        const answer = await work(tx);
        await keep(tx, request, null, answer);
        return answer;
      });
    } catch (error) {
      if (!isFinalRefusal(error)) throw error;
      return this.refuse(request, error);
    }
  }

  /** The work is undone. Where a request of the same key came in between, its answer is that of both. */
  private async refuse<T>(request: IdempotentRequest, refusal: DomainError): Promise<T> {
    const stored = await this.transactions.run(async (tx) => {
      const other = await claim(tx, request);
      if (!other)
        await keep(tx, request, refusal.code, { wording: refusal.wording, value: refusal.value ?? null });
      return other;
    });
    if (!stored) throw refusal;
    return replayed(stored);
  }
}

function isFinalRefusal(error: unknown): error is DomainError {
  if (!(error instanceof DomainError) || error instanceof ReplayedRefusal) return false;
  return error.status < 500 && error.code !== 'IDEMPOTENCY_KEY_REUSED';
}

/** A refusal that is stored already. */
class ReplayedRefusal extends DomainError {}

function replayed<T>({ answer }: StoredAnswer): T {
  markReplayed();
  return answer as T;
}

async function keep(
  tx: Tx,
  { scope, key }: IdempotentRequest,
  refusalCode: string | null,
  answer: unknown,
): Promise<void> {
  await tx.query(
    'UPDATE idempotent_request SET refusal_code = $3, answer = $4 WHERE scope = $1 AND key = $2',
    [scope, key, refusalCode, JSON.stringify(answer)],
  );
}

/** Undefined where this transaction is the first; else what the first answered (waiting for it to commit). */
async function claim(tx: Tx, request: IdempotentRequest): Promise<StoredAnswer | undefined> {
  const hash = hashOf(request.body);
  const inserted: unknown[] = await tx.query(
    `INSERT INTO idempotent_request (scope, key, request_hash, answer) VALUES ($1, $2, $3, 'null')
     ON CONFLICT DO NOTHING RETURNING 1`,
    [request.scope, request.key, hash],
  );
  if (inserted.length > 0) return undefined;
  const [row]: { request_hash: Buffer; refusal_code: string | null; answer: unknown }[] = await tx.query(
    'SELECT request_hash, refusal_code, answer FROM idempotent_request WHERE scope = $1 AND key = $2',
    [request.scope, request.key],
  );
  if (!row) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 1);
  if (!row.request_hash.equals(hash)) throw PlatformErrors.IDEMPOTENCY_KEY_REUSED();
  if (row.refusal_code !== null) throw replayedRefusal(row.refusal_code, row.answer);
  return { answer: row.answer };
}

function replayedRefusal(code: string, kept: unknown): DomainError {
  const { wording, value } = kept as { wording: DomainError['wording']; value: unknown };
  markReplayed();
  return new ReplayedRefusal(code, wording, value ?? undefined);
}

function markReplayed(): void {
  const request = currentRequest();
  if (request) request.replayed = true;
}

function hashOf(body: unknown): Buffer {
  return createHash('sha256').update(canonical(body)).digest();
}

/** JSON with sorted keys: the same request in another order of fields is the same request. */
function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}
