import { Inject, Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '#libs/auth';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import type { MemberConfig } from '../../member.config.js';
import { legalAge } from '../../site/brand/brand.rules.js';
import { BrandService } from '../../site/brand/brand.service.js';
import { Sealing } from '../sealing/sealing.js';
import { PersonalClient, type RegisteredPerson } from './personal.client.js';
import { PersonalErrors } from './personal.errors.js';
import { PersonalRepository } from './personal.repository.js';
import { ageOn, isBirthday, nicknameOf, payeeNameOf } from './personal.rules.js';

export interface PersonalChange {
  nickname?: string;
  birthday?: string;
  payeeName?: string;
}

interface Sealed {
  birthday?: string;
  payeeName?: string;
}

export interface Person extends Sealed {
  nickname: string | null;
  contacts: RegisteredPerson['contacts'];
  fundPassword: boolean;
  secondFactor: boolean;
}

const purpose = 'personal';

/** Personal data that a member may see and set. Name and birthday are set once: money is paid out to that person. */
@Injectable()
export class PersonalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rows: PersonalRepository,
    private readonly client: PersonalClient,
    private readonly sealing: Sealing,
    private readonly brands: BrandService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: MemberConfig,
  ) {}

  async read(member: MemberPrincipal): Promise<Person> {
    const registered = await this.client.registered(member.memberId);
    return this.transactions.run(async (tx) =>
      this.personOf(registered, await this.held(tx, member, registered)),
    );
  }

  async change(member: MemberPrincipal, change: PersonalChange, clientIp: string): Promise<Person> {
    const registered = await this.client.registered(member.memberId);
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const before = await this.held(tx, member, registered);
      const after = { ...before, ...this.accepted(change, before) };
      const fields = (['nickname', 'birthday', 'payeeName'] as const).filter(
        (name) => before[name] !== after[name],
      );
      if (fields.length > 0) await this.write(tx, member.memberId, after);
      for (const field of fields)
        await this.rows.recordChange(tx, { id: newId(), memberId: member.memberId, field, clientIp }, now);
      // Last, so that a person that auth did not accept is not stored here either.
      const identity = newIdentity(after, registered.profile);
      if (identity !== undefined) await this.client.identify(member.memberId, identity);
      return this.personOf(registered, after);
    });
  }

  /** The stored data; on first use that of the registration. */
  private async held(
    tx: Tx,
    { memberId, accountType }: MemberPrincipal,
    { profile }: RegisteredPerson,
  ): Promise<Sealed & { nickname: string | null }> {
    const row = await this.rows.lock(tx, memberId, accountType);
    if (row.personal_sealed !== null)
      return {
        ...(JSON.parse(this.sealing.open(purpose, memberId, row.personal_sealed)) as Sealed),
        nickname: row.nickname,
      };
    const payeeName = profile.payeeName === undefined ? undefined : payeeNameOf(profile.payeeName);
    const adopted = {
      nickname: row.nickname ?? nicknameOf(profile.nickname ?? '') ?? null,
      ...(profile.birthday !== undefined && { birthday: profile.birthday }),
      ...(payeeName !== undefined && { payeeName }),
    };
    await this.write(tx, memberId, adopted);
    return adopted;
  }

  private async write(
    tx: Tx,
    memberId: string,
    { nickname, ...sealed }: Sealed & { nickname: string | null },
  ): Promise<void> {
    const text = this.sealing.seal(purpose, memberId, JSON.stringify(sealed));
    await this.rows.update(tx, memberId, { nickname, personal_sealed: text });
  }

  private accepted(change: PersonalChange, before: Sealed): Partial<PersonalChange> {
    return {
      ...(change.nickname !== undefined && { nickname: this.nickname(change.nickname) }),
      ...(change.birthday !== undefined && { birthday: this.birthday(change.birthday, before.birthday) }),
      ...(change.payeeName !== undefined && {
        payeeName: this.payeeName(change.payeeName, before.payeeName),
      }),
    };
  }

  private nickname(text: string): string {
    const nickname = nicknameOf(text);
    if (nickname === undefined) throw PersonalErrors.NICKNAME_INVALID();
    return nickname;
  }

  private birthday(text: string, before: string | undefined): string {
    const today = this.today();
    if (!isBirthday(text, today)) throw PersonalErrors.BIRTHDAY_INVALID();
    const minimumAge = this.brands.get(undefined).configuration.minimumAge ?? legalAge;
    if (ageOn(text, today) < minimumAge) throw PersonalErrors.UNDER_AGE({ minimumAge });
    if (before !== undefined && before !== text) throw PersonalErrors.BIRTHDAY_FIXED();
    return text;
  }

  private payeeName(text: string, before: string | undefined): string {
    const payeeName = payeeNameOf(text);
    if (payeeName === undefined) throw PersonalErrors.PAYEE_NAME_INVALID();
    if (before !== undefined && before !== payeeName) throw PersonalErrors.PAYEE_NAME_FIXED();
    return payeeName;
  }

  private personOf(
    { contacts, fundPassword, secondFactor }: RegisteredPerson,
    held: Sealed & { nickname: string | null },
  ): Person {
    return { ...held, contacts, fundPassword, secondFactor };
  }

  private today(): string {
    return new Intl.DateTimeFormat('en-CA', { timeZone: this.config.brandTimeZone }).format(this.clock.now());
  }
}

/** Name and birth date as far as auth does not know them yet. */
function newIdentity(
  { payeeName, birthday }: Sealed,
  registered: RegisteredPerson['profile'],
): { payeeName?: string; birthday?: string } | undefined {
  const identity = {
    ...(payeeName !== undefined && payeeName !== payeeNameOf(registered.payeeName ?? '') && { payeeName }),
    ...(birthday !== undefined && birthday !== registered.birthday && { birthday }),
  };
  return Object.keys(identity).length > 0 ? identity : undefined;
}
