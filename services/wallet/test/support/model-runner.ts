import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import type { Leg } from '../../src/multi-posting/multi-posting.rules.js';
import type { KeyReuse } from '../../src/ledger/ledger-call.repository.js';
import { ownTransaction } from '../../src/ledger/own-transaction.js';
import type { PostingAnswer } from '../../src/ledger/posting.rules.js';
import { adjust, bet, nextId, rollbackOf, win, type TestLedger } from './ledger.js';
import { LedgerModel, type KeyedStep, type LegStep, type Step } from './model.js';
import { done, leg, Operations, stakeHold } from './operations.js';

type Seen = Record<string, unknown>;

/** Drives the real ledger and its model through the same steps, and compares every answer and every account after each. */
export class ModelRun {
  /** Outcomes that any run has met: a run that meets few proves little. */
  static readonly met = new Set<string>();
  readonly model: LedgerModel;
  private readonly members: string[];
  private readonly run = nextId('run');
  private readonly holdIds = new Map<number, string>();
  private readonly firstAnswers = new Map<string, Seen>();

  constructor(
    private readonly ledger: TestLedger,
    private readonly on: Operations,
    memberCount: number,
  ) {
    this.model = new LedgerModel(memberCount);
    this.members = Array.from({ length: memberCount }, () => randomUUID());
  }

  async take(step: Step): Promise<void> {
    if (step.op === 'ROLLBACK' && step.key === step.target) return; // a rollback that names itself: tested apart
    if ('key' in step) await this.keyed(step);
    else if (step.op === 'GROUP') await this.group(step);
    else await this.change(step);
    await this.compareAccounts();
  }

  private async keyed(step: KeyedStep): Promise<void> {
    const expected = this.model.keyed(step);
    const answer = await this.send(step);
    if (expected === 'NO HOLD') return assert.equal(answer, undefined);
    if (expected === 'REUSED') return assertReused(answer);
    assert.deepEqual(partOf(answer), expected);
    ModelRun.met.add(expected.outcome);
    if (step.op === 'HOLD' && 'holdId' in answer! && typeof answer.holdId === 'string')
      this.holdIds.set(step.key, answer.holdId);
    this.compareWithFirst(`key ${step.key}`, answer as unknown as Seen, expected.replayed);
  }

  private async group(step: Extract<Step, { op: 'GROUP' }>): Promise<void> {
    const expected = this.model.group(step);
    const legs = step.legs.map((one) => this.legOf(one));
    const answer = await this.on.group(legs, { externalId: `${this.run}:group:${step.group}` });
    if (expected === 'REUSED') return assertReused(answer);
    const { replayed, legs: answers } = done(answer);
    assert.deepEqual(
      { replayed, legs: answers.map(({ outcome, balance, version }) => ({ outcome, balance, version })) },
      expected,
    );
    for (const { outcome } of expected.legs) ModelRun.met.add(outcome);
    this.compareWithFirst(`group ${step.group}`, answer as unknown as Seen, expected.replayed);
  }

  /** WAL-I6: a replay is the first answer in every field. */
  private compareWithFirst(name: string, answer: Seen, replayed: boolean): void {
    const first = this.firstAnswers.get(name);
    if (replayed && first) assert.deepEqual(answer, { ...first, replayed: true });
    if (!replayed) this.firstAnswers.set(name, answer);
  }

  private async change(step: Exclude<Step, { key: number } | { op: 'GROUP' }>): Promise<void> {
    const member = this.members[step.member]!;
    const account = this.model.accounts[step.member]!;
    switch (step.op) {
      case 'LIMITS':
        this.model.setLimits(step);
        await this.on.setLimits(
          member,
          ...(step.wager === null
            ? []
            : [['WAGER', 'month', BigInt(step.wager)] as [string, string, bigint]]),
          ...(step.loss === null ? [] : [['LOSS', 'month', BigInt(step.loss)] as [string, string, bigint]]),
        );
        return;
      case 'STATUS':
        account.status = step.status;
        return void (await this.on.setStatus(member, step.status));
      case 'EXCLUDE':
        account.excluded = true;
        return void (await this.on.exclude(member));
      case 'EXPIRE':
        this.model.expire(step.member);
        await this.on.letHoldsExpire(member);
        return this.on.holds.expire(member, 'REAL');
      case 'BAD':
        return this.refuseBadInput(member);
    }
  }

  private async refuseBadInput(member: string): Promise<void> {
    const tooMuch = 10n ** 15n;
    for (const bad of [
      () => this.ledger.post(bet(member, 0n)),
      () => this.ledger.post(win(member, tooMuch)),
      () => this.ledger.post(bet(member, 1n, { contra: 4011 })),
      () => this.on.hold(member, -1n),
      () => this.on.transfer(member, member, 1n),
      () => this.on.group([leg('BET', member, tooMuch)]),
    ])
      await assert.rejects(bad);
  }

  private send(step: KeyedStep): Promise<PostingAnswer | KeyReuse | object | undefined> {
    const caller = 'game-launch';
    const externalId = `${this.run}:${step.key}`;
    if (step.op === 'CAPTURE' || step.op === 'RELEASE') {
      const holdId = this.holdIds.get(step.target) ?? randomUUID();
      return step.op === 'RELEASE'
        ? this.on.release(holdId, externalId)
        : this.on.capture(holdId, BigInt(step.amount), externalId);
    }
    const memberId = this.members[step.member]!;
    if (step.op === 'ROLLBACK') {
      const placed = bet(memberId, 1n, { externalId: `${this.run}:${step.target}` });
      return this.ledger.rollback(rollbackOf(placed, { externalId }));
    }
    const amount = BigInt(step.amount);
    switch (step.op) {
      case 'BET':
        return this.ledger.post(bet(memberId, amount, { externalId }));
      case 'WIN':
        return this.ledger.post(win(memberId, amount, { externalId }));
      case 'ADJUST':
        return this.ledger.post(adjust(memberId, amount, { externalId, caller }));
      case 'BONUS':
        return this.ledger.post(
          adjust(memberId, amount, { externalId, caller, kind: 'BONUS', contra: 5100 }),
        );
      case 'TRANSFER': {
        const toMemberId = this.members[step.to]!;
        const transfer = { caller, externalId, fromMemberId: memberId, toMemberId, amount, turnover: '0' };
        return this.on.transfers.betweenMembers(ownTransaction, transfer, null);
      }
      case 'HOLD': {
        const purpose = step.purpose === 'BET' ? stakeHold : { purpose: step.purpose, contra: 1110 };
        const expiry = step.purpose === 'BET' ? { expiresInSeconds: 86_400 } : {};
        const order = { caller, externalId, memberId, book: 'REAL', amount, ...expiry };
        return this.on.holds.hold(ownTransaction, { ...order, ...purpose } as never);
      }
    }
  }

  private legOf({ op, key, member, amount }: LegStep): Leg {
    return leg(op, this.members[member]!, BigInt(amount), { externalId: `${this.run}:${key}` });
  }

  private async compareAccounts(): Promise<void> {
    const { rows } = await this.ledger.pools.balances.query<Record<string, string>>(
      `SELECT m.n, coalesce(a.balance, 0) AS balance, coalesce(a.held, 0) AS held, coalesce(a.owed, 0) AS owed,
              coalesce(a.version, 0) AS version,
              (SELECT jsonb_object_agg(l.kind, l.used) FROM player_limit l WHERE l.member_id = a.member_id) AS used
         FROM unnest($1::uuid[]) WITH ORDINALITY AS m(id, n) LEFT JOIN player_account a ON a.member_id = m.id AND a.book = 'REAL'
        ORDER BY m.n`,
      [this.members],
    );
    const real = rows.map(({ balance, held, owed, version, used }) => ({
      balance,
      held,
      owed,
      version,
      used,
    }));
    const modelled = this.model.accounts.map(({ balance, held, owed, version, limits, wagered, lost }) => {
      const used = {
        ...(limits.WAGER !== undefined && { WAGER: Number(wagered) }),
        ...(limits.LOSS !== undefined && { LOSS: Number(lost) }),
      };
      return {
        ...{ balance: String(balance), held: String(held), owed: String(owed), version: String(version) },
        used: Object.keys(used).length > 0 ? used : null,
      };
    });
    assert.deepEqual(real, modelled);
    for (const { balance, held } of this.model.accounts) assert(balance >= held && held >= 0n);
  }
}

function assertReused(answer: object | undefined): void {
  assert(answer && 'differs' in answer, `not the answer to a key with another body: ${inspect(answer)}`);
}

/** What the model knows of an answer: not the ids. */
function partOf(answer: object | undefined): object {
  const { outcome, balance, version, replayed } = answer as PostingAnswer;
  return { outcome, balance, version, replayed };
}
