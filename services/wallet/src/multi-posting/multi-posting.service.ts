import { Injectable } from '@nestjs/common';
import { RelayNotifier } from '#libs/messaging';
import { currentTrace, settled } from '../ledger/posting.service.js';
import { MultiPostingErrors } from './multi-posting.errors.js';
import { MultiPostingRepository } from './multi-posting.repository.js';
import type { LegKind, MultiPosting, MultiPostingAnswer } from './multi-posting.rules.js';
import { POSTINGS } from '../ledger/relay-postings.source.js';

/** Several postings in one call: all or none. */
@Injectable()
export class MultiPostingService {
  constructor(
    private readonly groups: MultiPostingRepository,
    private readonly relay: RelayNotifier,
  ) {}

  async post(group: MultiPosting): Promise<MultiPostingAnswer> {
    if (group.legs.some(({ kind, amount }) => amount < 0n && kind !== 'JACKPOT_SHARE'))
      throw MultiPostingErrors.LEG_AMOUNT_NEGATIVE();
    if (group.legs.some(({ kind, pool }) => pool !== undefined && !feedsOrEmpties(kind)))
      throw MultiPostingErrors.LEG_WITHOUT_POOL();
    const answer = settled(await this.groups.post(group, currentTrace()));
    if (!answer.replayed) this.relay.notify(POSTINGS);
    return answer;
  }
}

/** Whether a leg of this kind moves money of a jackpot pool. */
function feedsOrEmpties(kind: LegKind): boolean {
  return kind === 'JACKPOT' || kind === 'JACKPOT_SHARE';
}
