import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { OwnTransaction } from '../ledger/own-transaction.js';
import type { PostingAnswer } from '../ledger/posting.rules.js';
import { settled } from '../ledger/posting.service.js';
import { HoldErrors } from './hold.errors.js';
import { HoldRepository } from './hold.repository.js';
import type { HoldAnswer, HoldOrder, Resolution } from './hold.rules.js';

/** Reserves money. A refusal is an answer with its code, as with any posting. */
@Injectable()
export class HoldService {
  constructor(private readonly holds: HoldRepository) {}

  /** As part of a larger change, if a transaction is given. */
  async holdWithin(on: Tx | OwnTransaction, order: HoldOrder): Promise<HoldAnswer> {
    return settled(await this.holds.hold(on, order));
  }

  async releaseWithin(on: Tx | OwnTransaction, request: Resolution): Promise<PostingAnswer> {
    const answer = await this.holds.release(on, request);
    if (!answer) throw HoldErrors.HOLD_NOT_FOUND();
    return settled(answer);
  }

  /** Records expiries. */
  async expireDue(limit = 200): Promise<number> {
    const due = await this.holds.accountsWithDueHolds(limit);
    for (const { member_id, book } of due) await this.holds.expire(member_id, book);
    return due.length;
  }
}
