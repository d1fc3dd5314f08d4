import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { demoAccountType } from '#libs/auth';
import { CONFIG, newId, RateLimits } from '#libs/platform';
import { AccountService } from '../account/account.service.js';
import type { AuthConfig } from '../auth.config.js';
import { BrandService } from '../brand/brand.service.js';
import type { Caller } from '../caller/caller.js';
import type { FreePlayResponse } from './dto/login.response.js';
import { LoginCompletionService } from './login-completion.service.js';
import { LoginErrors } from './login.errors.js';

const hourMs = 60 * 60 * 1000;

/** A demo account (type 4) per request: no password, no second login, play money only. */
@Injectable()
export class FreePlayService {
  constructor(
    private readonly accounts: AccountService,
    private readonly completion: LoginCompletionService,
    private readonly brand: BrandService,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async begin(caller: Caller): Promise<FreePlayResponse> {
    if (!this.brand.isOn('FREEPLAY3')) throw LoginErrors.FREE_PLAY_CLOSED();
    const perHour = this.config.freePlaysPerHour;
    const limit = { name: 'free-play', ipv4: perHour, ipv6: perHour, windowMs: hourMs };
    if (!(await this.limits.takeOfAddress(limit, caller.ip)))
      throw LoginErrors.FREE_PLAY_LIMIT(undefined, hourMs / 1000);
    const account = { id: newId(), type: demoAccountType };
    const token = await this.completion.openSession(account, caller, { method: 'freeplay' }, (tx) =>
      this.openAccount(tx, account.id, caller.language),
    );
    return { token, type: 4 };
  }

  private async openAccount(tx: Tx, id: string, language: string): Promise<void> {
    const { merchantCode } = this.config;
    const account = { id, type: demoAccountType, passwordHash: null, merchantCode, language };
    while (
      !(await this.accounts.open(tx, { ...account, username: `demo_${randomInt(10 ** 9, 10 ** 10)}` }))
    ) {
      // The name is taken; ten digits leave plenty.
    }
  }
}
