import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { memberRegistered, PayloadOf } from '#libs/events';
import { MemberRepository } from './member.repository.js';

/** What this service knows of members: the account name, shown masked on the winner board. */
@Injectable()
export class MemberService {
  constructor(private readonly members: MemberRepository) {}

  async registered(tx: Tx, member: PayloadOf<typeof memberRegistered>): Promise<void> {
    await this.members.save(tx, member);
  }

  accountOf(tx: Tx, memberId: string): Promise<string | undefined> {
    return this.members.accountOf(tx, memberId);
  }
}
