import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CACHE, type Cache } from '#libs/cache';
import { Transactions } from '#libs/database';
import { CONFIG, newId } from '#libs/platform';
import { AccountService } from '../account/account.service.js';
import type { AuthConfig } from '../auth.config.js';
import type { Caller } from '../caller/caller.js';
import { BrandService } from '../brand/brand.service.js';
import type { FreePlayResponse } from './dto/login.response.js';
import { SessionErrors } from '../session/session.errors.js';
import { SessionService } from '../session/session.service.js';

const hourMs = 60 * 60 * 1000;

/** A demo account (type 4) for each guest who asks: no password, no way back in, play money only. */
@Injectable()
export class FreePlayService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly brand: BrandService,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async begin(caller: Caller): Promise<FreePlayResponse> {
    if (!this.brand.isOn('FREEPLAY3')) throw SessionErrors.FREE_PLAY_CLOSED();
    const opened = await this.cache.increment(`freeplay:${caller.ip}`, hourMs);
    if (opened > this.config.freePlaysPerHour * this.config.rateLimits) {
      throw SessionErrors.FREE_PLAY_LIMIT(undefined, hourMs / 1000);
    }
    const id = newId();
    const session = await this.transactions.run(async (tx) => {
      await this.openAccount(tx, id, caller.language);
      return this.accounts.logIn(tx, { id, type: 4 }, caller, 'freeplay');
    });
    return { token: await this.sessions.issue(session), type: 4 };
  }

  private async openAccount(
    tx: Parameters<AccountService['open']>[0],
    id: string,
    language: string,
  ): Promise<void> {
    const account = {
      id,
      type: 4 as const,
      passwordHash: null,
      merchantCode: this.config.merchantCode,
      language,
    };
    while (
      !(await this.accounts.open(tx, { ...account, username: `demo_${randomInt(10 ** 9, 10 ** 10)}` }))
    ) {
      // a name that is taken: ten digits leave plenty
    }
  }
}
