import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, SealingKeys } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';

/** Encrypts fields of auth's database. */
@Injectable()
export class Sealing extends SealingKeys {
  constructor(@Inject(CONFIG) config: AuthConfig) {
    super(config, 'lotus-auth');
  }
}
