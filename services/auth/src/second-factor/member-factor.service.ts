import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, PlatformErrors, type Clock } from '#libs/platform';
import { PasswordConfirmationService } from '../account/password-confirmation.service.js';
import { SecurityNoticeService } from '../account/security-notice.service.js';
import { AuthenticatorRepository } from './authenticator.repository.js';
import { AuthenticatorService } from './authenticator.service.js';
import { RememberedDeviceRepository } from '../session/remembered-device.repository.js';
import type { AddPasskeyRequest, ConfirmedByFactorRequest } from './dto/second-factor.request.js';
import type {
  NewAuthenticatorResponse,
  PasskeyOptionsResponse,
  RecoveryCodesResponse,
  SecondFactorStateResponse,
} from './dto/second-factor.response.js';
import { FactorConfirmationService } from './factor-confirmation.service.js';
import { PasskeyRepository } from './passkey.repository.js';
import { PasskeyService } from './passkey.service.js';
import { RecoveryCodeService } from './recovery-code.service.js';
import { SecondFactorErrors } from './second-factor.errors.js';

/** A member's own second factors: list, add, remove. Each change requires the password, each removal a factor too. */
@Injectable()
export class MemberFactorService {
  constructor(
    private readonly transactions: Transactions,
    private readonly authenticators: AuthenticatorService,
    private readonly authenticatorRows: AuthenticatorRepository,
    private readonly passkeys: PasskeyService,
    private readonly passkeyRows: PasskeyRepository,
    private readonly recoveryCodes: RecoveryCodeService,
    private readonly factors: FactorConfirmationService,
    private readonly confirmation: PasswordConfirmationService,
    private readonly notices: SecurityNoticeService,
    private readonly remembered: RememberedDeviceRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async state(memberId: string): Promise<SecondFactorStateResponse> {
    const [authenticator, passkeys, recoveryCodesLeft] = await Promise.all([
      this.authenticators.isOn(memberId),
      this.passkeys.all(memberId),
      this.recoveryCodes.left(memberId),
    ]);
    return {
      authenticator,
      recoveryCodesLeft,
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.created_at.toISOString(),
        lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
      })),
    };
  }

  async beginAuthenticator(memberId: string, password: string): Promise<NewAuthenticatorResponse> {
    const { username } = await this.confirmation.confirm(memberId, password);
    return this.authenticators.begin(memberId, username);
  }

  async confirmAuthenticator(memberId: string, code: string): Promise<RecoveryCodesResponse> {
    if (await this.authenticators.isOn(memberId)) throw SecondFactorErrors.AUTHENTICATOR_ON_ALREADY();
    if (!(await this.authenticators.verify(memberId, code, false)))
      throw SecondFactorErrors.SECOND_FACTOR_WRONG();
    const codes = await this.recoveryCodes.make();
    await this.transactions.run(async (tx) => {
      if (!(await this.authenticatorRows.confirm(tx, memberId, this.clock.now())))
        throw SecondFactorErrors.AUTHENTICATOR_ON_ALREADY();
      await this.recoveryCodes.put(tx, memberId, codes);
      await this.notices.changed(tx, memberId, 'second-factor-on');
    });
    await this.remembered.revokeAllOf(memberId, this.clock.now());
    return { recoveryCodes: codes.shown };
  }

  async removeAuthenticator(memberId: string, request: ConfirmedByFactorRequest): Promise<void> {
    await this.confirmAuthenticatorOn(memberId);
    await this.confirm(memberId, request);
    const hasPasskey = (await this.passkeys.all(memberId)).length > 0;
    await this.transactions.run(async (tx) => {
      await this.authenticatorRows.remove(tx, memberId);
      if (!hasPasskey) await this.recoveryCodes.remove(tx, memberId);
      await this.notices.changed(tx, memberId, 'second-factor-off');
    });
  }

  async renewRecoveryCodes(
    memberId: string,
    request: ConfirmedByFactorRequest,
  ): Promise<RecoveryCodesResponse> {
    await this.confirmAuthenticatorOn(memberId);
    await this.confirm(memberId, request);
    const codes = await this.recoveryCodes.make();
    await this.transactions.run((tx) => this.recoveryCodes.put(tx, memberId, codes));
    return { recoveryCodes: codes.shown };
  }

  async passkeyOptions(memberId: string, password: string): Promise<PasskeyOptionsResponse> {
    const { username } = await this.confirmation.confirm(memberId, password);
    return { options: await this.passkeys.creationOptions(memberId, username) };
  }

  /** The first factor comes with recovery codes. */
  async addPasskey(memberId: string, request: AddPasskeyRequest): Promise<RecoveryCodesResponse> {
    const passkey = await this.passkeys.verifyCreation(memberId, request.name.trim(), request.response);
    const hasCodes = (await this.recoveryCodes.left(memberId)) > 0;
    const codes = hasCodes ? undefined : await this.recoveryCodes.make();
    await this.transactions.run(async (tx) => {
      if (!(await this.passkeyRows.insert(tx, passkey))) throw SecondFactorErrors.PASSKEY_REFUSED();
      if (codes) await this.recoveryCodes.put(tx, memberId, codes);
      await this.notices.changed(tx, memberId, 'passkey');
    });
    await this.remembered.revokeAllOf(memberId, this.clock.now());
    return { recoveryCodes: codes?.shown ?? [] };
  }

  async removePasskey(memberId: string, passkeyId: string, request: ConfirmedByFactorRequest): Promise<void> {
    const isOwn = (await this.passkeys.all(memberId)).some(({ id }) => id === passkeyId);
    if (!isOwn) throw PlatformErrors.NOT_FOUND();
    await this.confirm(memberId, request);
    await this.transactions.run(async (tx) => {
      if (!(await this.passkeyRows.remove(tx, memberId, passkeyId))) throw PlatformErrors.NOT_FOUND();
      await this.notices.changed(tx, memberId, 'passkey');
    });
  }

  private async confirmAuthenticatorOn(memberId: string): Promise<void> {
    if (!(await this.authenticators.isOn(memberId))) throw SecondFactorErrors.AUTHENTICATOR_MISSING();
  }

  private async confirm(memberId: string, { password, code }: ConfirmedByFactorRequest): Promise<void> {
    await this.confirmation.confirm(memberId, password);
    await this.factors.confirm(memberId, code);
  }
}
