import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { affiliateCodeState } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { AffiliateErrors } from './affiliate.errors.js';
import { AffiliateRepository, type Invitation } from './affiliate.repository.js';
import { codeFrom, codeLength, normalCode } from './affiliate.rules.js';

const attempts = 8;

@Injectable()
export class AffiliateService {
  constructor(
    private readonly codes: AffiliateRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws INVITATION_CODE_INVALID if the code admits no registration. */
  async check(code: string): Promise<void> {
    if ((await this.codes.ownerOf(normalCode(code), this.clock.now())) === undefined) {
      throw AffiliateErrors.INVITATION_CODE_INVALID();
    }
  }

  /** The agent whose code it was at an instant. */
  ownerOf(tx: EntityManager, code: string, at: Date): Promise<string | undefined> {
    return this.codes.ownerOf(normalCode(code), at, tx);
  }

  /** The agent's current code and how many members registered with it. */
  invitationOf(agentId: string): Promise<Invitation> {
    return this.codes.invitationOf(agentId, this.clock.now());
  }

  /** The agent's code; a new one is created if needed and published as state. */
  async openCode(tx: EntityManager, agentId: string): Promise<string> {
    const known = await this.codes.codeOf(tx, agentId);
    if (known !== undefined) return known;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const code = codeFrom(randomBytes(codeLength));
      if (!(await this.codes.add(tx, code, agentId, this.clock.now()))) continue;
      await this.outbox.publishState(tx, affiliateCodeState, { code, agentId, enabled: true });
      return code;
    }
    throw new Error('No free affiliate code was found');
  }
}
