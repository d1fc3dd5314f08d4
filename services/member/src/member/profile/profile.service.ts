import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { demoAccountType, type MemberPrincipal } from '#libs/auth';
import type {
  memberLabelled,
  memberPlaced,
  memberRegistered,
  PayloadOf,
  sessionOpened,
  vipRanked,
} from '#libs/events';
import { PersonalService } from '../personal/personal.service.js';
import { ProfileRepository, type ProfileRow } from './profile.repository.js';

/** A request right after registration may be faster than the event: so long we wait for the name before answering without it. */
const patience = { tries: 12, everyMs: 40 };

/** What the platform shows of its members: a copy fed by the events of auth, agent-contracts and promotions. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly personal: PersonalService,
  ) {}

  /** At the first look the profile takes over what the registration said. Without auth it is shown as it is. */
  async read(member: MemberPrincipal): Promise<ProfileRow> {
    const profile = await this.find(member);
    if (profile.adopted || member.accountType === demoAccountType) return profile;
    const person = await this.personal.read(member).catch(() => undefined);
    return person ? { ...profile, nickname: person.nickname } : profile;
  }

  private async find({ memberId, accountType }: MemberPrincipal): Promise<ProfileRow> {
    for (let attempt = 0; attempt < patience.tries; attempt++) {
      const profile = await this.profiles.find(memberId);
      if (profile && profile.account !== null) return profile;
      await sleep(patience.everyMs);
    }
    await this.profiles.insertSeen(memberId, accountType);
    return (await this.profiles.find(memberId))!;
  }

  async register(tx: Tx, member: PayloadOf<typeof memberRegistered>): Promise<void> {
    const { memberId, account, accountType: type, registeredAt } = member;
    await this.profiles.upsertRegistered(tx, { memberId, account, type, registeredAt });
  }

  /** At most one of each member. */
  async recordLogins(tx: Tx, sessions: PayloadOf<typeof sessionOpened>[]): Promise<void> {
    await this.profiles.recordLogins(tx, sessions);
  }

  async recordPlace(tx: Tx, place: PayloadOf<typeof memberPlaced>): Promise<void> {
    await this.profiles.recordPlace(tx, place.memberId, place.parentId !== undefined);
  }

  async recordRank(tx: Tx, ranked: PayloadOf<typeof vipRanked>): Promise<void> {
    await this.profiles.recordRank(tx, ranked);
  }

  async recordLabels(tx: Tx, labelled: PayloadOf<typeof memberLabelled>): Promise<void> {
    await this.profiles.recordLabels(tx, labelled);
  }

  rankOf(memberId: string): Promise<number> {
    return this.profiles.rankOf(memberId);
  }
}
