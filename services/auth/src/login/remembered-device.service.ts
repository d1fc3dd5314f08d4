import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { AccountRepository, type AccountRow } from '../account/account.repository.js';
import { AccountService } from '../account/account.service.js';
import type { Caller } from '../caller/caller.js';
import { nameSubject } from '../security-log/subject.js';
import { SessionErrors } from '../session/session.errors.js';
import { SessionService, type OpenedSession } from '../session/session.service.js';
import {
  RememberedDeviceRepository,
  type RememberedDeviceRow,
} from '../session/remembered-device.repository.js';

/** "Remember-me cookies 1 day." */
export const rememberMs = 86_400_000;
/** Two windows opened at once may both bring the same token: the second is sent away, and nobody is taken for a thief. */
const sameMomentMs = 10_000;

/** The cookie's value and how long it is good. */
export interface RememberCookie {
  value: string;
  seconds: number;
}

export interface Remembered {
  account: AccountRow;
  session: OpenedSession;
  cookie: RememberCookie;
}

/**
 * A browser that comes back within a day: a token that is used once and replaced each time, of which only the SHA-256 is
 * kept. Whoever brings one that was used before has a copy: every token and session of that family ends.
 */
@Injectable()
export class RememberedDeviceService {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: RememberedDeviceRepository,
    private readonly accountRows: AccountRepository,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The first token of a family; the session that it came with belongs to it. */
  async begin(
    tx: EntityManager,
    memberId: string,
    caller: Caller,
    familyId: string,
  ): Promise<RememberCookie> {
    const end = new Date(this.clock.now().getTime() + rememberMs);
    return this.add(tx, { family_id: familyId, member_id: memberId, expires_at: end }, caller);
  }

  /** `isPasswordDue` says of the account whether its password has to be changed first. */
  async logIn(caller: Caller, isPasswordDue: (account: AccountRow) => boolean): Promise<Remembered> {
    const token = await this.read(caller);
    nameSubject(token.member_id);
    const account = await this.accountRows.findById(token.member_id);
    const now = this.clock.now();
    if (!account || token.revoked_at !== null || token.expires_at <= now)
      throw SessionErrors.REMEMBER_ENDED();
    const opened = await this.transactions.run(async (tx) => {
      if (!(await this.tokens.use(tx, token.selector, now))) return undefined;
      const cookie = await this.add(tx, token, caller);
      const session = await this.accounts.logIn(tx, account, caller, 'remembered', {
        rememberFamily: token.family_id,
        passwordDue: isPasswordDue(account),
      });
      return { account, session, cookie };
    });
    if (opened) return opened;
    throw await this.refuseUsed(token, caller);
  }

  /** The browser logs out: what remembers it ends. */
  async end(caller: Caller): Promise<void> {
    const [selector = ''] = caller.remember?.split('.') ?? [];
    const token = selector && (await this.tokens.find(selector));
    if (token) await this.tokens.revokeFamily(token.family_id, this.clock.now());
  }

  private async read(caller: Caller): Promise<RememberedDeviceRow> {
    const [selector = '', verifier = ''] = caller.remember?.split('.') ?? [];
    const token = selector ? await this.tokens.find(selector) : undefined;
    if (!token) throw SessionErrors.REMEMBER_ENDED();
    const isRight = timingSafeEqual(Buffer.from(sha256(verifier)), Buffer.from(token.verifier_hash));
    // The right name with the wrong secret, or another browser: somebody tries what they have seen of it.
    if (!isRight || token.device_id !== caller.deviceId) throw await this.endFamily(token);
    return token;
  }

  private async refuseUsed(token: RememberedDeviceRow, caller: Caller): Promise<Error> {
    const current = await this.tokens.find(token.selector);
    const usedAt = current?.used_at?.getTime();
    const now = this.clock.now().getTime();
    const atOnce = usedAt !== undefined && now - usedAt <= sameMomentMs;
    if (atOnce && token.device_id === caller.deviceId && current?.revoked_at === null)
      return SessionErrors.REMEMBER_USED(undefined, 1);
    return this.endFamily(token);
  }

  private async endFamily({ family_id }: RememberedDeviceRow): Promise<Error> {
    await this.tokens.revokeFamily(family_id, this.clock.now());
    await this.sessions.endRemembered(family_id);
    return SessionErrors.REMEMBER_ENDED();
  }

  private async add(
    tx: EntityManager,
    of: Pick<RememberedDeviceRow, 'family_id' | 'member_id' | 'expires_at'>,
    caller: Caller,
  ): Promise<RememberCookie> {
    const [selector, verifier] = [randomBytes(12), randomBytes(24)].map((part) => part.toString('base64url'));
    await this.tokens.insert(tx, {
      selector: selector!,
      verifier_hash: sha256(verifier!),
      family_id: of.family_id,
      member_id: of.member_id,
      device_id: caller.deviceId,
      expires_at: of.expires_at,
    });
    const seconds = Math.round((of.expires_at.getTime() - this.clock.now().getTime()) / 1000);
    return { value: `${selector}.${verifier}`, seconds };
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
