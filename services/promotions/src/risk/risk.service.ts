import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { addressGroup, CONFIG } from '#libs/platform';
import type { PromotionsConfig } from '../promotions.config.js';
import { RiskRepository } from './risk.repository.js';
import { SideRepository } from './side.repository.js';
import {
  linkedSince,
  riskOf,
  sinceOf,
  type Fingerprint,
  type FingerprintKind,
  type Risk,
} from './risk.rules.js';

/** Where a claim comes from. */
export interface Claimant {
  memberId: string;
  ip: string;
  userAgent: string;
}

/** Accounts on an address up to which they are taken as near one another; carriers put thousands on one. */
const smallAddress = 8;

@Injectable()
export class RiskService {
  constructor(
    private readonly risks: RiskRepository,
    private readonly sides: SideRepository,
    @Inject(CONFIG) private readonly config: Pick<PromotionsConfig, 'applicationSecret'>,
  ) {}

  /** Keyed hashes; a browser counts together with its address, since many phones are of one model. */
  fingerprintsOf({ ip, userAgent }: Claimant): Fingerprint[] {
    const address = addressGroup(ip);
    return [this.hashOf('ADDRESS', address), this.hashOf('BROWSER', `${address} ${userAgent}`)];
  }

  /** Records the claim's fingerprints and scores the claimant; undefined if a strict promotion was claimed here before. */
  async assess(
    tx: Tx,
    promotion: { id: string; strict: boolean },
    claimant: Claimant,
    now: Date,
  ): Promise<Risk | undefined> {
    const { memberId } = claimant;
    const fingerprints = this.fingerprintsOf(claimant);
    if (!(await this.risks.record(tx, promotion.id, memberId, fingerprints, promotion.strict, now)))
      return undefined;
    const sameAddress = await this.risks.linked(tx, memberId, fingerprints[0]!, linkedSince(now));
    const graph = await this.risks.connected(tx, memberId, 'BROWSER', linkedSince(now));
    const near = [...new Set([...(sameAddress.length <= smallAddress ? sameAddress : []), ...graph])];
    const since = sinceOf(now);
    const counterpart = await this.sides.counterpart(tx, memberId, since);
    return riskOf({
      sameAddress: sameAddress.length,
      sameBrowser: graph.length,
      referralLinked: await this.risks.isReferralBetween(tx, memberId, near),
      oppositeRounds: await this.sides.oppositeRounds(tx, memberId, near, since),
      mirrored: { rounds: counterpart?.rounds ?? 0, share: counterpart?.share ?? 0 },
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
