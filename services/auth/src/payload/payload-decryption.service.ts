import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';
import { CLOCK, CONFIG, createValidationPipe, DomainError, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { openJwe } from './jwe.js';
import { PayloadErrors } from './payload.errors.js';
import { PayloadKeyService } from './payload-key.service.js';
import { isFresh, replayMemoryMs, stampOf } from './payload.rules.js';

type Fields = Record<string, unknown>;
const longestPayload = 24 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decrypts `{"jwe": …}` bodies, each once and within a minute, then validates them by their DTO. */
@Injectable()
export class PayloadDecryptionService {
  private readonly validation = createValidationPipe();

  constructor(
    private readonly keys: PayloadKeyService,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async open<T extends object>(body: unknown, dto: new () => T): Promise<T> {
    if (isEncrypted(body)) return this.validate(await this.decrypt(body.jwe), dto);
    if (this.config.payloadEncryption === 'required') throw PayloadErrors.PAYLOAD_ENCRYPTION_REQUIRED();
    return this.validate(isFields(body) ? body : {}, dto);
  }

  private async decrypt(jwe: string): Promise<Fields> {
    const fields = await this.read(jwe);
    const stamp = stampOf(fields);
    if (!stamp) throw PayloadErrors.PAYLOAD_UNREADABLE();
    if (!isFresh(stamp, this.clock.now())) throw PayloadErrors.PAYLOAD_REPLAYED();
    const first = await this.cache.setIfAbsent(`payload:jti:${stamp.jti}`, '1', replayMemoryMs);
    if (!first) throw PayloadErrors.PAYLOAD_REPLAYED();
    const { iat: _iat, jti: _jti, ...rest } = fields;
    return rest;
  }

  private async read(jwe: string): Promise<Fields> {
    if (jwe.length > longestPayload) throw PayloadErrors.PAYLOAD_UNREADABLE();
    try {
      const plaintext = await openJwe(jwe, (kid) => this.keyNamed(kid));
      const fields: unknown = JSON.parse(utf8.decode(plaintext));
      if (isFields(fields)) return fields;
    } catch (error) {
      if (error instanceof DomainError) throw error;
    }
    throw PayloadErrors.PAYLOAD_UNREADABLE();
  }

  private async keyNamed(kid: unknown) {
    const key = typeof kid === 'string' && kid.length <= 64 ? await this.keys.find(kid) : undefined;
    if (!key) throw PayloadErrors.PAYLOAD_KEY_UNKNOWN();
    return key;
  }

  private validate<T extends object>(fields: Fields, dto: new () => T): Promise<T> {
    return this.validation.transform(fields, { type: 'body', metatype: dto }) as Promise<T>;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEncrypted(body: unknown): body is { jwe: string } {
  return isFields(body) && typeof body['jwe'] === 'string' && Object.keys(body).length === 1;
}
