import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { CaptchaErrors } from './captcha.errors.js';
import { captchaLifeMs } from './captcha.rules.js';
import type { WorkAnswer } from './dto/work-answer.request.js';
import type { WorkResponse } from './dto/work.response.js';
import { isWorkDone, workBits, workWaitMs, type WorkAction, type WorkChallenge } from './work.rules.js';

/** Proof of work in place of a captcha. Each challenge is accepted once. */
@Injectable()
export class WorkCaptchaService {
  constructor(
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async create(action: WorkAction, ip: string): Promise<WorkResponse> {
    const id = newId();
    const waitMs = workWaitMs[action] ?? 0;
    const challenge: WorkChallenge = {
      salt: randomBytes(18).toString('base64url'),
      bits: workBits[action],
      action,
      ip,
      from: this.clock.now().getTime() + waitMs,
    };
    await this.cache.set(keyOf(id), JSON.stringify(challenge), captchaLifeMs);
    return { id, salt: challenge.salt, bits: challenge.bits, waitMs };
  }

  /** `value` is the body of a refusal. */
  async verify(
    action: WorkAction,
    ip: string,
    answer: WorkAnswer | undefined,
    value?: unknown,
  ): Promise<void> {
    const kept = answer ? await this.cache.take(keyOf(answer.id)) : null;
    const challenge = kept === null ? undefined : (JSON.parse(kept) as WorkChallenge);
    if (
      challenge?.action === action &&
      challenge.ip === ip &&
      challenge.from <= this.clock.now().getTime() &&
      isWorkDone(challenge, answer!.nonce)
    )
      return;
    throw CaptchaErrors.CAPTCHA_CHECK_FAILED(value);
  }
}

function keyOf(id: string): string {
  return `captcha:work:${id}`;
}
