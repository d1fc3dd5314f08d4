import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../account/account.repository.js';
import type { Caller } from '../caller/caller.js';
import { Entry, type Entered } from '../session/entry.service.js';
import { LoginBudgets } from '../session/login-budgets.js';
import type { SecondFactorRequest } from './dto/second-factor.requests.js';
import type { PasskeyOptionsResponse } from './dto/second-factor.responses.js';
import { Passkeys } from './passkeys.service.js';
import { SecondFactorErrors } from './second-factor.errors.js';
import { passwordMarkOf, SecondFactors } from './second-factors.service.js';

@Injectable()
export class SecondFactorLogin {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly entry: Entry,
    private readonly budgets: LoginBudgets,
  ) {}

  async complete(request: SecondFactorRequest, caller: Caller): Promise<Entered> {
    await this.budgets.admit('member', caller.ip);
    const { memberId, remember, knownDefault, passwordMark } = await this.factors.complete(request);
    const account = await this.accounts.findById(memberId);
    if (!account || passwordMarkOf(account) !== passwordMark) throw SecondFactorErrors.SECOND_FACTOR_ENDED();
    return this.entry.open(account, caller, { method: 'second-factor', remember, knownDefault });
  }

  async passkeyOptions(ticket: string): Promise<PasskeyOptionsResponse> {
    const memberId = await this.factors.memberOf(ticket);
    return { options: await this.passkeys.requestOptions(memberId, ticket) };
  }
}
