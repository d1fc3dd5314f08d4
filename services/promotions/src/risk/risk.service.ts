import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addressGroup, CONFIG } from '#libs/platform';
import type { PromotionsConfig } from '../promotions.config.js';
import { RiskRepository } from './risk.repository.js';
import { riskOf, type Fingerprint, type FingerprintKind, type Risk } from './risk.rules.js';

/** Where a claim comes from. */
export interface Claimant {
  memberId: string;
  ip: string;
  userAgent: string;
}

@Injectable()
export class RiskService {
  constructor(
    private readonly risks: RiskRepository,
    @Inject(CONFIG) private readonly config: Pick<PromotionsConfig, 'applicationSecret'>,
  ) {}

  /** Keyed hashes; a browser counts together with its address, since many phones are of one model. */
  fingerprintsOf({ ip, userAgent }: Claimant): Fingerprint[] {
    const address = addressGroup(ip);
    return [this.hashOf('ADDRESS', address), this.hashOf('BROWSER', `${address} ${userAgent}`)];
  }

  /** Records the claim's fingerprints and scores the claimant; undefined if a strict promotion was claimed here before. */
  async assess(
    tx: EntityManager,
    promotion: { id: string; strict: boolean },
    claimant: Claimant,
    now: Date,
  ): Promise<Risk | undefined> {
    const { memberId } = claimant;
    const fingerprints = this.fingerprintsOf(claimant);
    const [address, browser] = [fingerprints[0]!, fingerprints[1]!];
    if (!(await this.risks.record(tx, promotion.id, memberId, fingerprints, promotion.strict, now)))
      return undefined;
    const sameAddress = await this.risks.linked(tx, memberId, address);
    const sameBrowser = await this.risks.linked(tx, memberId, browser);
    return riskOf({
      sameAddress: sameAddress.length,
      sameBrowser: sameBrowser.length,
      referralLinked: await this.risks.isReferralBetween(tx, memberId, sameAddress),
      oppositeRounds: 0,
      unplayedBonuses: await this.risks.unplayedBonuses(tx, memberId),
    });
  }

  private hashOf(kind: FingerprintKind, value: string): Fingerprint {
    const hash = createHmac('sha256', `claim-fingerprint:${this.config.applicationSecret}`)
      .update(`${kind}:${value}`)
      .digest();
    return { kind, hash };
  }
}
