import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, newId, type Clock } from '#libs/platform';
import type { Caller } from '../caller/caller.js';
import {
  RememberedDeviceRepository,
  type RememberedDeviceRow,
} from '../session/remembered-device.repository.js';
import { SessionService } from '../session/session.service.js';
import { LoginErrors } from './login.errors.js';

/** "Remember-me cookies 1 day." */
export const rememberMs = 86_400_000;
/** Two windows that open at once may both send the same token: the second is refused, not taken for theft. */
const simultaneousMs = 10_000;

/** The cookie's value and its lifetime. */
export interface RememberCookie {
  value: string;
  seconds: number;
}

/** Writes the next token of a family in the transaction that opens the session. */
export interface RememberWrite {
  family: string;
  write(tx: Tx): Promise<RememberCookie>;
}

/** A concurrent request has used the token first. */
export class TokenUsedError extends Error {}

/**
 * Tokens that let a browser come back within a day: each is used once and replaced, and only its SHA-256 is
 * stored. A used token that comes again is a copy: every token and session of its family ends.
 */
@Injectable()
export class RememberedDeviceService {
  constructor(
    private readonly tokens: RememberedDeviceRepository,
    private readonly sessions: SessionService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The first token of a new family. */
  start(memberId: string, caller: Caller): RememberWrite {
    const family = newId();
    const expires_at = new Date(this.clock.now().getTime() + rememberMs);
    return {
      family,
      write: (tx) => this.add(tx, { family_id: family, member_id: memberId, expires_at }, caller),
    };
  }

  /** Uses the token up and replaces it; `write` throws TokenUsedError if it was used concurrently. */
  replace(token: RememberedDeviceRow, caller: Caller): RememberWrite {
    return {
      family: token.family_id,
      write: async (tx) => {
        if (!(await this.tokens.use(tx, token.selector, this.clock.now()))) throw new TokenUsedError();
        return this.add(tx, token, caller);
      },
    };
  }

  /** The caller's token, if its secret and its browser are right. */
  async read(caller: Caller): Promise<RememberedDeviceRow> {
    const [selector = '', verifier = ''] = caller.remember?.split('.') ?? [];
    const token = selector ? await this.tokens.find(selector) : undefined;
    if (!token) throw LoginErrors.REMEMBER_ENDED();
    const isRight = timingSafeEqual(Buffer.from(sha256(verifier)), Buffer.from(token.verifier_hash));
    // A known selector with a wrong secret, or from another browser, is an attempt with a stolen fragment.
    if (!isRight || token.device_id !== caller.deviceId) throw await this.endFamily(token);
    return token;
  }

  /**
   * The refusal of a token that was used before: harmless if simultaneous, otherwise the end of its family.
   */
  async refusalOfUsed(token: RememberedDeviceRow, caller: Caller): Promise<Error> {
    const current = await this.tokens.find(token.selector);
    const usedAt = current?.used_at?.getTime();
    const now = this.clock.now().getTime();
    const isSimultaneous = usedAt !== undefined && now - usedAt <= simultaneousMs;
    if (isSimultaneous && token.device_id === caller.deviceId && current?.revoked_at === null)
      return LoginErrors.REMEMBER_USED(undefined, 1);
    return this.endFamily(token);
  }

  private async endFamily({ family_id }: RememberedDeviceRow): Promise<Error> {
    await this.tokens.revokeFamily(family_id, this.clock.now());
    await this.sessions.endRemembered(family_id);
    return LoginErrors.REMEMBER_ENDED();
  }

  private async add(
    tx: Tx,
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
