import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, CONFIG, networkOf, RateLimits, type Clock } from '#libs/platform';
import { AccountRepository } from '../account/account.repository.js';
import { LoginHistoryService } from '../account/login-history.service.js';
import type { AuthConfig } from '../auth.config.js';
import { BrandService } from '../brand/brand.service.js';
import type { Caller } from '../caller/caller.js';
import { ContactRepository } from '../account/contact.repository.js';
import { PhoneAuthErrors } from '../verification/phone-auth.errors.js';
import { PhoneProofService } from '../verification/phone-proof.service.js';
import { PersonalData } from '../account/personal-data.js';
import { nameSubject } from '../security-log/subject.js';
import { SecurityNoticeService } from '../account/security-notice.service.js';
import { LoginThrottleService } from '../login/login-throttle.service.js';
import { MemberSessionService } from '../session/member-session.service.js';
import { retrySeconds } from '../verification/verification.rules.js';
import type { EmailResetRequest, LinkResetRequest, PhoneResetRequest } from './dto/password.request.js';
import { MemberPasswordService } from './member-password.service.js';
import { PasswordResetRepository } from './password-reset.repository.js';
import { PasswordErrors } from './password.errors.js';
import { ResetPassService } from '../login/reset-pass.service.js';

const linkMinutes = 30;
const hourMs = 60 * 60_000;
/** By name and network, so that a stranger elsewhere uses up nothing of the owner's. */
const perName = { name: 'password-reset:name', max: 5, windowMs: retrySeconds * 1000 };
const perNameHour = { name: 'password-reset:name:hour', max: 15, windowMs: hourMs };
const perAddress = { name: 'password-reset', ipv4: 100, ipv6: 20, windowMs: hourMs };

/** Resets a lost password. It opens no session: the login that follows still requires the second factor. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountRepository,
    private readonly history: LoginHistoryService,
    private readonly contacts: ContactRepository,
    private readonly personal: PersonalData,
    private readonly links: PasswordResetRepository,
    private readonly password: MemberPasswordService,
    private readonly sessions: MemberSessionService,
    private readonly notices: SecurityNoticeService,
    private readonly phoneProofs: PhoneProofService,
    private readonly passes: ResetPassService,
    private readonly throttle: LoginThrottleService,
    private readonly brand: BrandService,
    private readonly limits: RateLimits,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Sends a link if the account has proven the address: one typed once may be another person's. The response is always the same. */
  async sendLink({ username, email }: EmailResetRequest, caller: Caller): Promise<void> {
    if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())) throw PasswordErrors.EMAIL_INVALID();
    const account = await this.accounts.findByUsername(username.trim());
    const isKnown = await this.history.isKnownDevice(account?.id, caller);
    await this.throttleRequests(username.trim().toLowerCase(), caller, isKnown);
    nameSubject(account?.id);
    const contact = await this.contacts.find(account?.id ?? unknownMember, 'email');
    const isTheirs =
      contact?.blind_index === this.personal.indexOf('email', email) && contact.proven_at !== null;
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const end = new Date(now.getTime() + linkMinutes * 60_000);
    await this.transactions.run(async (tx) => {
      const memberId = isTheirs && account ? account.id : null;
      await this.links.insert(tx, sha256(token), memberId, now, end);
      if (memberId === null) return;
      const text = { kind: 'password-reset', link: this.linkOf(token), minutes: linkMinutes } as const;
      await this.notices.write(tx, memberId, text, linkMinutes * 60_000);
    });
  }

  async byLink(request: LinkResetRequest, { ip }: Caller): Promise<void> {
    await this.throttle.admit('member', ip);
    this.password.checkPair(request.newPassword, request.confirmNewPassword);
    const tokenHash = sha256(request.token);
    const memberId = await this.links.memberOf(tokenHash, this.clock.now());
    const account = memberId && (await this.accounts.findById(memberId));
    if (!account) throw PasswordErrors.RESET_LINK_INVALID();
    nameSubject(account.id);
    const hash = await this.password.hashFor(account, request.newPassword);
    await this.transactions.run(async (tx) => {
      if (!(await this.links.use(tx, tokenHash, this.clock.now()))) throw PasswordErrors.RESET_LINK_INVALID();
      await this.password.put(tx, account.id, hash);
    });
    await this.sessions.endAll(account.id);
  }

  /** By a code to the proven number; the login that follows needs no captcha. */
  async byPhone(request: PhoneResetRequest, caller: Caller): Promise<void> {
    if (!this.brand.isOn('CHNGPASSVERIF3')) throw PasswordErrors.PASSWORD_RESET_UNAVAILABLE();
    await this.throttle.admit('member', caller.ip);
    this.password.checkPair(request.newPassword, request.confirmNewPassword);
    const phone = await this.phoneProofs.prove('reset', request, caller);
    const index = this.personal.indexOf('mobileNum', phone);
    const account = await this.accounts.findByProvenContact('mobileNum', index);
    if (!account) throw PhoneAuthErrors.PHONE_NOT_REGISTERED();
    nameSubject(account.id);
    const hash = await this.password.hashFor(account, request.newPassword);
    await this.transactions.run((tx) => this.password.put(tx, account.id, hash));
    await this.sessions.endAll(account.id);
    await this.passes.give(account.id, caller.ip);
  }

  /** A fragment is sent to no server and appears in no log. */
  private linkOf(token: string): string {
    return `${this.config.siteOrigins[0]}/index#reset=${token}`;
  }

  /** A browser that has logged in to the account is counted by itself: its network may be a stranger's too. */
  private async throttleRequests(name: string, { ip, deviceId }: Caller, isKnown: boolean): Promise<void> {
    const requester = `${sha256(name)}:${isKnown ? `device:${deviceId}` : networkOf(ip)}`;
    const [within, ...withinHour] = await Promise.all([
      this.limits.take(perName, requester),
      this.limits.take(perNameHour, requester),
      isKnown || this.limits.takeOfAddress(perAddress, ip),
    ]);
    if (withinHour.includes(false)) throw PasswordErrors.PASSWORD_RESET_TOO_MANY(undefined, hourMs / 1000);
    if (!within) throw PasswordErrors.PASSWORD_RESET_TOO_MANY(undefined, retrySeconds);
  }
}

const unknownMember = '00000000-0000-0000-0000-000000000000';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
