import assert from 'node:assert/strict';
import { eventually } from '#libs/testing';
import type { KeyReuse } from '../../../src/ledger/posting.repository.js';
import type { Posting, PostingAnswer } from '../../../src/ledger/posting.rules.js';
import { accepted, bet, type TestLedger, win } from '../ledger.js';

export type Send = (request: Posting) => Promise<PostingAnswer | KeyReuse>;

const callers = 24;
const start = 5_000n;

/** Callers that repeat their calls through every failure, and the answers they got. */
export class Interrupted {
  readonly answered = new Map<Posting, PostingAnswer>();
  /** Sent, and cut off before an answer: there or not. */
  readonly unknown = new Set<Posting>();
  private turn = 0;

  private constructor(
    private readonly ledger: TestLedger,
    private readonly members: string[],
  ) {}

  static async begin(ledger: TestLedger, members: number): Promise<Interrupted> {
    return new Interrupted(
      ledger,
      await Promise.all(Array.from({ length: members }, () => ledger.member(start))),
    );
  }

  /** Everybody sends until the blow has fallen; answers how many were cut off by it. */
  async until(blow: () => Promise<void>, send: Send): Promise<number> {
    const blown = { over: false };
    const callersDone = Array.from({ length: callers }, async () => {
      while (!blown.over) {
        const request = this.next();
        this.unknown.add(request);
        try {
          this.recordAnswer(request, accepted(await send(request)));
        } catch {
          return; // this caller was cut off, and comes again later
        }
      }
    });
    await blow();
    blown.over = true;
    await Promise.all(callersDone);
    return this.unknown.size;
  }

  /** WAL-I12: what was answered is there as answered; what was not comes to its one end when it is sent again. */
  async converge(send: Send): Promise<{ found: number; done: number }> {
    for (const [request, answer] of this.answered)
      assert.deepEqual(await this.ledger.post(request), { ...answer, replayed: true });
    const outcome = { found: 0, done: 0 };
    await Promise.all(
      [...this.unknown].map(async (request) => {
        const answer = accepted(await again(() => send(request)));
        outcome[answer.replayed ? 'found' : 'done']++;
        this.recordAnswer(request, answer);
      }),
    );
    await this.ledger.assertConsistent();
    await this.assertWhole();
    for (const member of this.members) {
      let expected = start;
      for (const [{ memberId, delta }, { outcome: answered }] of this.answered)
        if (memberId === member && answered === 'ACCEPTED') expected += delta;
      assert.equal((await this.ledger.account(member)).balance, expected);
    }
    return outcome;
  }

  private next(): Posting {
    const n = this.turn++;
    const member = this.members[n % this.members.length]!;
    return n % 2 ? win(member, BigInt(1 + (n % 90))) : bet(member, BigInt(1 + ((n * 7) % 130)));
  }

  private recordAnswer(request: Posting, answer: PostingAnswer): void {
    this.unknown.delete(request);
    this.answered.set(request, answer);
  }

  /** Nothing is there by half: no key without its posting, no posting without its key. */
  private async assertWhole(): Promise<void> {
    const { rows } = await this.ledger.owner.query(`
      SELECT k.external_id, p.reference FROM posting_key k FULL JOIN posting p ON p.id = k.posting_id
       WHERE p.id IS NULL AND k.outcome = 'ACCEPTED' OR k.external_id IS NULL`);
    assert.deepEqual(rows, []);
  }
}

/** The first connections after a crash may still be the broken ones. */
async function again<T>(call: () => Promise<T>): Promise<T> {
  const { answer } = await eventually(async () => ({ answer: await call() }));
  return answer;
}
