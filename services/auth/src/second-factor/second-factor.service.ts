import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';
import { AccountRepository, type AccountRow } from '../account/account.repository.js';
import { BrandService } from '../brand/brand.service.js';
import { PersonalData } from '../account/personal-data.js';
import { AuthenticatorRepository } from './authenticator.repository.js';
import { AuthenticatorService } from './authenticator.service.js';
import type { SecondFactorRequest } from './dto/second-factor.request.js';
import { nameSubject } from '../security-log/subject.js';
import { isSameName } from './bank-name.rules.js';
import { factorLockMs, FactorTries } from './factor-tries.js';
import { PasskeyService } from './passkey.service.js';
import { RecoveryCodeService } from './recovery-code.service.js';
import { SecondFactorErrors } from './second-factor.errors.js';

const ticketMs = 5 * 60_000;

export type FactorMethod = 'totp' | 'recovery' | 'passkey';

/** What a login has proven before its second step. */
export interface PendingProof {
  memberId: string;
  remember: boolean;
  knownDefault: boolean;
  /** Digest of the password at the first step: a change since then ends the ticket. */
  passwordMark: string;
}

/** The gate between a proven password or code and a session. A reset of the password does not pass it. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly rows: AuthenticatorRepository,
    private readonly authenticators: AuthenticatorService,
    private readonly recoveryCodes: RecoveryCodeService,
    private readonly passkeys: PasskeyService,
    private readonly tries: FactorTries,
    private readonly personal: PersonalData,
    private readonly brand: BrandService,
    @Inject(CACHE) private readonly cache: Cache,
  ) {}

  async methodsOf(memberId: string): Promise<FactorMethod[]> {
    const { authenticator, passkey } = await this.rows.kindsOf(memberId);
    const methods: FactorMethod[] = [...(authenticator ? ['totp' as const] : [])];
    if (passkey) methods.push('passkey');
    if (methods.length > 0) methods.push('recovery');
    return methods;
  }

  /** Throws, with a ticket for the second step, if the account has a second factor. */
  async demand(account: AccountRow, proof: Omit<PendingProof, 'memberId' | 'passwordMark'>): Promise<void> {
    const methods = await this.methodsOf(account.id);
    if (methods.length === 0) return;
    const ticket = randomBytes(32).toString('base64url');
    const pending: PendingProof = { memberId: account.id, passwordMark: passwordMarkOf(account), ...proof };
    await this.cache.set(keyOf(ticket), JSON.stringify(pending), ticketMs);
    const asksName = (await this.bankNameOf(account.id)) !== undefined;
    throw SecondFactorErrors.SECOND_FACTOR_REQUIRED({
      ticket,
      methods,
      additional: asksName ? ['bankAccountName'] : [],
      expiresInSeconds: ticketMs / 1000,
    });
  }

  async memberOf(ticket: string): Promise<string> {
    return (await this.pending(ticket)).memberId;
  }

  /** Uses the ticket up if the second step is right, and returns what the first step proved. */
  async complete(request: SecondFactorRequest): Promise<PendingProof> {
    const proof = await this.pending(request.ticket);
    nameSubject(proof.memberId);
    if (!(await this.tries.begin(proof.memberId)))
      throw SecondFactorErrors.SECOND_FACTOR_TRIES_USED(undefined, factorLockMs / 1000);
    const isRight = await this.isRight(proof.memberId, request);
    const name = await this.bankNameOf(proof.memberId);
    // The name is checked in addition to a factor, never in place of one.
    const isNamed = name === undefined || isSameName(name, request.bankAccountName ?? '');
    if (!isRight || !isNamed) throw SecondFactorErrors.SECOND_FACTOR_WRONG();
    if ((await this.cache.take(keyOf(request.ticket))) === null)
      throw SecondFactorErrors.SECOND_FACTOR_ENDED();
    await this.tries.succeeded(proof.memberId);
    return proof;
  }

  private async isRight(memberId: string, { ticket, method, code = '', passkey }: SecondFactorRequest) {
    switch (method) {
      case 'totp':
        return this.authenticators.verify(memberId, code);
      case 'recovery':
        return this.recoveryCodes.verify(memberId, code);
      case 'passkey':
        return this.passkeys.verify(memberId, ticket, passkey);
    }
  }

  private async pending(ticket: string): Promise<PendingProof> {
    const kept = await this.cache.get(keyOf(ticket));
    if (kept === null) throw SecondFactorErrors.SECOND_FACTOR_ENDED();
    return JSON.parse(kept) as PendingProof;
  }

  /** The name to check: if the brand requires it and the member has given one. */
  private async bankNameOf(memberId: string): Promise<string | undefined> {
    if (!this.brand.hasSetting('bankAccountNameCheck')) return undefined;
    const sealed = await this.accounts.profileOf(memberId);
    return sealed ? this.personal.openProfile(memberId, sealed)['payeeName'] : undefined;
  }
}

export function passwordMarkOf({ id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>): string {
  return createHash('sha256').update(`${id}|${password_hash}`).digest('base64url');
}

function keyOf(ticket: string): string {
  return `second-factor:ticket:${createHash('sha256').update(ticket).digest('base64url')}`;
}
