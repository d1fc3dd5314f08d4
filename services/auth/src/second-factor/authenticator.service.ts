import { Inject, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { CLOCK, type Clock } from '#libs/platform';
import { BrandService } from '../brand/brand.service.js';
import { Sealing } from '../sealing/sealing.js';
import { AuthenticatorRepository } from './authenticator.repository.js';
import { SecondFactorErrors } from './second-factor.errors.js';

const sealedAs = 'authenticator';
const period = 30;
/** Accepts the step before and after: clocks differ, and typing takes time. */
const window = 1;
const dummySecret = new Secret({ size: 20 });

/** Codes of an authenticator app (RFC 6238), each accepted once; secrets are stored encrypted. */
@Injectable()
export class AuthenticatorService {
  constructor(
    private readonly rows: AuthenticatorRepository,
    private readonly sealing: Sealing,
    private readonly brand: BrandService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async isOn(subjectId: string): Promise<boolean> {
    return (await this.rows.find(subjectId))?.confirmed_at != null;
  }

  /** A new secret, effective once a code of it has been confirmed. */
  async begin(subjectId: string, account: string): Promise<{ secret: string; uri: string }> {
    const secret = new Secret({ size: 20 });
    const sealed = this.sealing.seal(sealedAs, subjectId, secret.base32);
    if (!(await this.rows.begin(subjectId, sealed, this.clock.now())))
      throw SecondFactorErrors.AUTHENTICATOR_ON_ALREADY();
    const totp = new TOTP({ issuer: this.brand.name, label: account, secret, period });
    return { secret: secret.base32, uri: totp.toString() };
  }

  /** For operators, whose accounts are created with one. */
  async enrol(subjectId: string, secret = new Secret({ size: 20 }).base32): Promise<void> {
    await this.rows.enrol(subjectId, this.sealing.seal(sealedAs, subjectId, secret), this.clock.now());
  }

  /**
   * Whether the code is right; uses it up. A dummy secret is checked if there is no authenticator, so that
   * both take as long.
   */
  async verify(subjectId: string | undefined, code: string, confirmed = true): Promise<boolean> {
    const row = subjectId === undefined ? undefined : await this.rows.find(subjectId);
    const isThere = row !== undefined && (row.confirmed_at !== null) === confirmed;
    const secret = isThere
      ? Secret.fromBase32(this.sealing.open(sealedAs, subjectId!, row.secret_sealed))
      : dummySecret;
    const timestamp = this.clock.now().getTime();
    const typed = code.replace(/\s/g, '');
    // The library compares bytes and fails on other characters.
    const isCode = /^\d{6}$/.test(typed);
    const delta = new TOTP({ secret, period }).validate({
      token: isCode ? typed : '000000',
      timestamp,
      window,
    });
    if (!isThere || !isCode || delta === null) return false;
    return this.rows.takeStep(subjectId!, Math.floor(timestamp / 1000 / period) + delta);
  }
}
