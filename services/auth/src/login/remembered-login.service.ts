import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import { AccountRepository } from '../account/account.repository.js';
import type { Caller } from '../caller/caller.js';
import { nameSubject } from '../security-log/subject.js';
import { LoginCompletionService, type CompletedLogin } from './login-completion.service.js';
import { LoginErrors } from './login.errors.js';
import { RememberedDeviceService, TokenUsedError } from './remembered-device.service.js';

/** Logs in a browser that comes back within its day. */
@Injectable()
export class RememberedLoginService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly devices: RememberedDeviceService,
    private readonly completion: LoginCompletionService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async logIn(caller: Caller): Promise<CompletedLogin> {
    const token = await this.devices.read(caller);
    nameSubject(token.member_id);
    const account = await this.accounts.findById(token.member_id);
    if (!account || token.revoked_at !== null || token.expires_at <= this.clock.now())
      throw LoginErrors.REMEMBER_ENDED();
    const proof = { method: 'remembered', knownDefault: false } as const;
    try {
      return await this.completion.completeWith(account, caller, proof, this.devices.replace(token, caller));
    } catch (error) {
      if (error instanceof TokenUsedError) throw await this.devices.refusalOfUsed(token, caller);
      throw error;
    }
  }
}
