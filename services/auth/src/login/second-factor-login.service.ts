import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../account/account.repository.js';
import type { Caller } from '../caller/caller.js';
import { LoginCompletionService, type CompletedLogin } from './login-completion.service.js';
import { LoginThrottleService } from './login-throttle.service.js';
import type { SecondFactorRequest } from '../second-factor/dto/second-factor.request.js';
import type { PasskeyOptionsResponse } from '../second-factor/dto/second-factor.response.js';
import { PasskeyService } from '../second-factor/passkey.service.js';
import { SecondFactorErrors } from '../second-factor/second-factor.errors.js';
import { passwordMarkOf, SecondFactorService } from '../second-factor/second-factor.service.js';

@Injectable()
export class SecondFactorLoginService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactorService,
    private readonly passkeys: PasskeyService,
    private readonly completion: LoginCompletionService,
    private readonly throttle: LoginThrottleService,
  ) {}

  async complete(request: SecondFactorRequest, caller: Caller): Promise<CompletedLogin> {
    await this.throttle.admit('member', caller.ip);
    const { memberId, remember, knownDefault, passwordMark } = await this.factors.complete(request);
    const account = await this.accounts.findById(memberId);
    if (!account || passwordMarkOf(account) !== passwordMark) throw SecondFactorErrors.SECOND_FACTOR_ENDED();
    return this.completion.complete(account, caller, { method: 'second-factor', remember, knownDefault });
  }

  async passkeyOptions(ticket: string): Promise<PasskeyOptionsResponse> {
    const memberId = await this.factors.memberOf(ticket);
    return { options: await this.passkeys.requestOptions(memberId, ticket) };
  }
}
