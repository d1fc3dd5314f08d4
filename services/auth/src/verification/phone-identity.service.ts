import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Logger } from 'pino';
import { CACHE, type Cache } from '#libs/cache';
import { CLOCK, CONFIG, LOGGER, PlatformErrors, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { BrandService } from '../brand/brand.service.js';
import { VerificationErrors } from './verification.errors.js';
import { PhoneAuthErrors } from './phone-auth.errors.js';

/** The brand's switch for the external phone service. */
export const phoneRoute = 'PHONEAUTH3';

export interface PhoneClient {
  apiKey: string;
  emulator?: string;
}

/** An older proof counts as an expired code. */
const freshSeconds = 5 * 60;
const fetchMs = 3000;

/** Errors of the token itself; any other means that the provider's keys are unavailable. */
const refusals = [
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

/**
 * Verifies identity tokens of an external phone service: by its published keys, for this site, fresh, each
 * once.
 */
@Injectable()
export class PhoneIdentityService {
  private readonly keys: JWTVerifyGetKey | undefined;

  constructor(
    private readonly brand: BrandService,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const { phoneAuthJwksUrl: url } = config;
    if (url !== undefined)
      this.keys = createRemoteJWKSet(new URL(url), { timeoutDuration: fetchMs, cooldownDuration: 30_000 });
  }

  /** Whether it is configured and the brand has switched it on. */
  get isOpen(): boolean {
    const { phoneAuthIssuer, phoneAuthAudience } = this.config;
    const isConfigured =
      this.keys !== undefined && phoneAuthIssuer !== undefined && phoneAuthAudience !== undefined;
    return isConfigured && this.brand.isOn(phoneRoute);
  }

  /** Settings of the provider's script in the browser; undefined if it is not available. */
  get client(): PhoneClient | undefined {
    const { phoneAuthApiKey: apiKey, phoneAuthEmulator: emulator } = this.config;
    if (!this.isOpen || apiKey === undefined) return undefined;
    return { apiKey, ...(emulator !== undefined && { emulator }) };
  }

  /** The canonical number that the token proves. */
  async phoneOf(token: string): Promise<string> {
    if (!this.isOpen) throw PhoneAuthErrors.PHONE_AUTH_UNAVAILABLE();
    const claims = await this.verify(token);
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const provenAt = Number(claims['auth_time'] ?? claims.iat);
    if (!(now - provenAt <= freshSeconds)) throw VerificationErrors.VERIFICATION_CODE_EXPIRED();
    const named = claims['phone_number'];
    const phone = typeof named === 'string' ? /^\+(\d{8,15})$/.exec(named)?.[1] : undefined;
    if (phone === undefined) throw PhoneAuthErrors.PHONE_IDENTITY_INVALID();
    const digest = createHash('sha256').update(token).digest('base64url');
    if (!(await this.cache.setIfAbsent(`phone-token:${digest}`, '1', 2 * freshSeconds * 1000)))
      throw PhoneAuthErrors.PHONE_IDENTITY_INVALID();
    return phone;
  }

  private async verify(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, this.keys!, {
        issuer: this.config.phoneAuthIssuer!,
        audience: this.config.phoneAuthAudience!,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'iat', 'sub', 'phone_number'],
        currentDate: this.clock.now(),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw VerificationErrors.VERIFICATION_CODE_EXPIRED();
      if (refusals.some((kind) => error instanceof kind)) throw PhoneAuthErrors.PHONE_IDENTITY_INVALID();
      this.logger.warn(
        { err: error },
        'fetching the keys of the phone service failed: the request is refused',
      );
      throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 5);
    }
  }
}
