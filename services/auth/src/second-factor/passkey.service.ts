import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { CACHE, type Cache } from '#libs/cache';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { BrandService } from '../brand/brand.service.js';
import { PasskeyRepository, type NewPasskey, type PasskeyRow } from './passkey.repository.js';
import { SecondFactorErrors } from './second-factor.errors.js';

const challengeMs = 5 * 60_000;
const maxPasskeys = 10;

/** Passkeys (WebAuthn) for the site's own origins. A challenge is accepted once. */
@Injectable()
export class PasskeyService {
  constructor(
    private readonly rows: PasskeyRepository,
    private readonly brand: BrandService,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  all(memberId: string): Promise<PasskeyRow[]> {
    return this.rows.all(memberId);
  }

  async creationOptions(memberId: string, account: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.rows.all(memberId);
    if (known.length >= maxPasskeys) throw SecondFactorErrors.PASSKEYS_TOO_MANY();
    const options = await generateRegistrationOptions({
      rpName: this.brand.name,
      rpID: this.rpId,
      userName: account,
      userID: new Uint8Array(Buffer.from(memberId)),
      attestationType: 'none',
      excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    await this.cache.set(keyOf('create', memberId), options.challenge, challengeMs);
    return options;
  }

  /** The verified new passkey, ready to be stored. */
  async verifyCreation(memberId: string, name: string, response: unknown): Promise<NewPasskey> {
    const expectedChallenge = await this.cache.take(keyOf('create', memberId));
    if (expectedChallenge === null) throw SecondFactorErrors.PASSKEY_REFUSED();
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: this.config.siteOrigins,
        expectedRPID: this.rpId,
        requireUserVerification: false,
      });
      if (verified) {
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return {
          id: newId(),
          member_id: memberId,
          credential_id: id,
          public_key: Buffer.from(publicKey),
          counter,
          transports,
          name,
          created_at: this.clock.now(),
        };
      }
    } catch {
      // the response does not match the challenge
    }
    throw SecondFactorErrors.PASSKEY_REFUSED();
  }

  async requestOptions(memberId: string, ticket: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const known = await this.rows.all(memberId);
    const options = await generateAuthenticationOptions({
      rpID: this.rpId,
      userVerification: 'preferred',
      allowCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id,
        transports: transports as AuthenticatorTransport[],
      })),
    });
    await this.cache.set(keyOf('use', ticket), options.challenge, challengeMs);
    return options;
  }

  /** Whether this member's passkey has signed the challenge of this login. */
  async verify(memberId: string, ticket: string, response: unknown): Promise<boolean> {
    const expectedChallenge = await this.cache.take(keyOf('use', ticket));
    const { id } = (response ?? {}) as AuthenticationResponseJSON;
    const passkey = (await this.rows.all(memberId)).find(({ credential_id }) => credential_id === id);
    if (expectedChallenge === null || !passkey) return false;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: this.config.siteOrigins,
        expectedRPID: this.rpId,
        requireUserVerification: false,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: Number(passkey.counter),
        },
      });
      if (verified) await this.rows.markUsed(passkey.id, authenticationInfo.newCounter, this.clock.now());
      return verified;
    } catch {
      return false; // malformed, of another origin or key, or a clone whose counter lags behind
    }
  }

  private get rpId(): string {
    return new URL(this.config.siteOrigins[0]!).hostname;
  }
}

function keyOf(use: string, of: string): string {
  return `passkey:${use}:${of}`;
}
