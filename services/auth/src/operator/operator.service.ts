import { Inject, Injectable } from '@nestjs/common';
import { Pool, Transactions } from '#libs/database';
import { CLOCK, newId, PlatformErrors, type Clock } from '#libs/platform';
import { CaptchaCheckService, type OperatorWork } from '../captcha/captcha-check.service.js';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { AuthenticatorService } from '../second-factor/authenticator.service.js';
import type { ConfirmedByFactorRequest } from '../second-factor/dto/second-factor.request.js';
import { FactorTries } from '../second-factor/factor-tries.js';
import { RecoveryCodeService } from '../second-factor/recovery-code.service.js';
import { nameSubject } from '../security-log/subject.js';
import { LoginThrottleService } from '../login/login-throttle.service.js';
import { LoginErrors } from '../login/login.errors.js';
import { Sealing } from '../sealing/sealing.js';
import { SessionService } from '../session/session.service.js';
import type { OperatorLoginRequest } from './dto/operator-login.request.js';
import type { OperatorLoginResponse } from './dto/operator-login.response.js';
import { OperatorRepository } from './operator.repository.js';
import { withBaseRole } from './operator.rules.js';

/** A stranger's failures make the proof dearer and slower; they never keep the operator out from elsewhere. */
const workOf = (isDue: boolean): OperatorWork => (isDue ? 'operator-again' : 'operator');

const unknownOperator = '00000000-0000-0000-0000-000000000000';

/** What the addresses of operators' sessions are sealed as. */
export const sealedIpAs = 'login-ip';

/** The operators' realm: accounts, throttle and sessions apart from the members'. */
@Injectable()
export class OperatorService {
  constructor(
    private readonly transactions: Transactions,
    private readonly operators: OperatorRepository,
    private readonly sessions: SessionService,
    private readonly throttle: LoginThrottleService,
    private readonly captcha: CaptchaCheckService,
    private readonly passwords: PasswordHasher,
    private readonly authenticators: AuthenticatorService,
    private readonly recoveryCodes: RecoveryCodeService,
    private readonly tries: FactorTries,
    private readonly sealing: Sealing,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  async logIn(request: OperatorLoginRequest, ip: string, agent: string): Promise<OperatorLoginResponse> {
    const username = request.username.trim();
    await this.throttle.admit('operator', ip);
    const operator = await this.operators.findByUsername(username);
    nameSubject(operator?.id);
    // Names match without case: one budget for all spellings.
    const attempt = await this.throttle.begin('operator', operator?.id ?? username.toLowerCase(), ip);
    await this.captcha.workForOperator(ip, request.workProof, workOf(attempt.captchaDue));
    const isRight = await this.passwords.verify(operator?.password_hash, request.password);
    // The code is checked only after the right password, so that others cannot use it up.
    const isProven = await this.proves(await this.admitted(isRight ? operator?.id : undefined), request.code);
    if (!isRight || !isProven || !operator || operator.disabled_at !== null) {
      const isDue = await this.throttle.failed(attempt);
      throw LoginErrors.AUTH_INVALID_CREDENTIALS({ work: workOf(isDue) });
    }
    await Promise.all([this.throttle.succeeded(attempt), this.tries.succeeded(operator.id)]);
    const { id, roles } = operator;
    const session = await this.transactions.run(async (tx) => {
      await this.operators.markLogin(tx, id, this.clock.now());
      // A change of the account may have come first: it ends the sessions that it finds.
      const [present] = await this.operators.lock(tx, [id]);
      if (!present || present.disabled_at !== null || present.password_hash !== operator.password_hash)
        throw LoginErrors.AUTH_INVALID_CREDENTIALS();
      const origin = { method: 'operator', agent, ipSealed: this.sealing.seal(sealedIpAs, id, ip) };
      return this.sessions.open(
        tx,
        { realm: 'operator', id, roles: present.roles, since: present.created_at },
        origin,
      );
    });
    return {
      token: await this.sessions.issue(session),
      operatorId: id,
      roles,
      lastLoginAt: operator.last_login_at?.toISOString() ?? null,
    };
  }

  /** Replaces all recovery codes; requires password and authenticator. */
  async renewRecoveryCodes(
    operatorId: string,
    { password, code }: ConfirmedByFactorRequest,
    ip: string,
  ): Promise<string[]> {
    const operator = await this.operators.findById(operatorId);
    if (!operator) throw PlatformErrors.NOT_FOUND();
    await this.throttle.admit('operator', ip);
    const attempt = await this.throttle.begin('operator', operator.id, ip);
    const isRight = await this.passwords.verify(operator.password_hash, password);
    const admitted = await this.admitted(isRight ? operator.id : undefined);
    if (!(await this.authenticators.verify(admitted, code))) {
      await this.throttle.failed(attempt);
      throw LoginErrors.AUTH_INVALID_CREDENTIALS();
    }
    await Promise.all([this.throttle.succeeded(attempt), this.tries.succeeded(operator.id)]);
    const codes = await this.recoveryCodes.make();
    await this.transactions.run((tx) => this.recoveryCodes.put(tx, operator.id, codes));
    return codes.shown;
  }

  /** After five wrong codes none is checked for a while; the response stays the same. */
  private async admitted(operatorId: string | undefined): Promise<string | undefined> {
    return operatorId !== undefined && (await this.tries.begin(operatorId)) ? operatorId : undefined;
  }

  /** By the app, otherwise by a recovery code, which costs a hash even if the password was wrong. */
  private async proves(operatorId: string | undefined, code: string): Promise<boolean> {
    if (await this.authenticators.verify(operatorId, code)) return true;
    return this.recoveryCodes.verify(operatorId ?? unknownOperator, code);
  }

  /** Adds an operator with the mandatory authenticator; false if the name is taken. */
  async add(
    username: string,
    password: string,
    roles: readonly string[],
    authenticatorSecret: string,
    since = this.clock.now(),
  ): Promise<boolean> {
    const known = await this.operators.findByUsername(username);
    if (known) {
      await this.authenticators.enrol(known.id, authenticatorSecret);
      return false;
    }
    const password_hash = await this.passwords.hash(password);
    const all = withBaseRole(roles);
    const id = newId();
    await this.authenticators.enrol(id, authenticatorSecret);
    return this.operators.insert(this.pool, { id, username, password_hash, roles: all }, since);
  }
}
