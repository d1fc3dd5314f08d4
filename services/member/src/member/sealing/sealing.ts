import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, SealingKeys } from '#libs/platform';
import type { MemberConfig } from '../../member.config.js';

/** Encrypts personal data at rest. */
@Injectable()
export class Sealing extends SealingKeys {
  constructor(@Inject(CONFIG) config: MemberConfig) {
    super(config, 'lotus-member');
  }
}
