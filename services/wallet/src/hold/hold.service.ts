import { Injectable } from '@nestjs/common';
import { afterCommit, type Tx } from '#libs/database';
import { RelayNotifier } from '#libs/messaging';
import type { KeyReuse } from '../ledger/ledger-call.repository.js';
import { ownTransaction, type OwnTransaction } from '../ledger/own-transaction.js';
import type { PostingAnswer } from '../ledger/posting.rules.js';
import { currentTrace, settled } from '../ledger/posting.service.js';
import { HoldErrors } from './hold.errors.js';
import { HoldRepository, type Hold } from './hold.repository.js';
import type { Capture, HoldAnswer, HoldOrder, Resolution } from './hold.rules.js';

export interface ResolvedHold {
  holdId: string;
  answer: PostingAnswer;
}

/** Reserves money. A refusal is an answer with its code, as with any posting. */
/** Holds of a group that one call resolves, well within the time that its caller waits. */
const groupPage = 200;

export interface GroupResolution {
  caller: string;
  groupId: string;
  externalId: string;
  /** The last hold of the previous page. */
  after?: string | null | undefined;
}

@Injectable()
export class HoldService {
  constructor(
    private readonly holds: HoldRepository,
    private readonly relay: RelayNotifier,
  ) {}

  hold(order: HoldOrder): Promise<HoldAnswer> {
    return this.holdWithin(ownTransaction, order);
  }

  /** As part of a larger change, if a transaction is given. */
  async holdWithin(on: Tx | OwnTransaction, order: HoldOrder): Promise<HoldAnswer> {
    return settled(await this.holds.hold(on, order));
  }

  capture(request: Capture): Promise<PostingAnswer> {
    return this.captureWithin(ownTransaction, request);
  }

  async captureWithin(on: Tx | OwnTransaction, request: Capture): Promise<PostingAnswer> {
    const answer = known(await this.holds.capture(on, request, currentTrace()));
    if (on !== ownTransaction) afterCommit(on, () => this.relay.notify());
    else if (!answer.replayed) this.relay.notify();
    return answer;
  }

  release(request: Resolution): Promise<PostingAnswer> {
    return this.releaseWithin(ownTransaction, request);
  }

  async releaseWithin(on: Tx | OwnTransaction, request: Resolution): Promise<PostingAnswer> {
    return known(await this.holds.release(on, request));
  }

  async find(caller: string, holdId: string): Promise<Hold> {
    const hold = await this.holds.find(caller, holdId);
    if (!hold) throw HoldErrors.HOLD_NOT_FOUND();
    return hold;
  }

  /** Resolves a page of the holds one by one; a repeated call gets the first answer of those already resolved. */
  async resolveGroup(
    how: 'capture' | 'release',
    { caller, groupId, externalId, after = null }: GroupResolution,
  ): Promise<{ resolved: ResolvedHold[]; next: string | null }> {
    const holds = await this.holds.ofGroup(caller, groupId, after, groupPage);
    if (holds.length === 0 && after === null) throw HoldErrors.HOLD_NOT_FOUND();
    const resolved: ResolvedHold[] = [];
    for (const { id: holdId } of holds) {
      const request = { caller, holdId, externalId: `${externalId}/${holdId}` };
      resolved.push({ holdId, answer: await this[how](request) });
    }
    return { resolved, next: holds.length === groupPage ? holds.at(-1)!.id : null };
  }

  /** Records expiries. */
  async expireDue(limit = 200): Promise<number> {
    const due = await this.holds.accountsWithDueHolds(limit);
    for (const { member_id, book } of due) await this.holds.expire(member_id, book);
    return due.length;
  }
}

function known(answer: PostingAnswer | KeyReuse | undefined): PostingAnswer {
  if (!answer) throw HoldErrors.HOLD_NOT_FOUND();
  return settled(answer);
}
