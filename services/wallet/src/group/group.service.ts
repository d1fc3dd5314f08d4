import { Inject, Injectable } from '@nestjs/common';
import { RelayNotifier } from '#libs/messaging';
import { currentTrace, settled } from '../ledger/posting.service.js';
import { GroupErrors } from './group.errors.js';
import { GroupRepository } from './group.repository.js';
import type { Group, GroupAnswer } from './group.rules.js';

/** Several postings in one call: all of them or none. */
@Injectable()
export class GroupService {
  constructor(
    @Inject(GroupRepository) private readonly groups: GroupRepository,
    @Inject(RelayNotifier) private readonly relay: RelayNotifier,
  ) {}

  async post(group: Group): Promise<GroupAnswer> {
    if (group.legs.some(({ kind, amount }) => amount < 0n && kind !== 'JACKPOT_SHARE'))
      throw GroupErrors.LEG_AMOUNT_NEGATIVE();
    const answer = settled(await this.groups.post(group, currentTrace()));
    if (!answer.replayed) this.relay.notify();
    return answer;
  }
}
