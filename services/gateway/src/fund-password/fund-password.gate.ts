import { clientIpHeader, type MemberPrincipal } from '#libs/auth';
import { PlatformErrors, type ServiceClient } from '#libs/platform';
import { GatewayErrors } from '../http/gateway.errors.js';
import type { Route } from '../routes/route.js';

/** Who types a fund password: the member of the session, the address and the user agent of the request. */
export interface FundPasswordCaller {
  member: MemberPrincipal;
  clientIp: string;
  agent: string | undefined;
}

/** On flagged routes the body carries the fund password, sealed: auth opens and verifies it, the owner never receives it. */
export class FundPasswordGate {
  constructor(private readonly client: ServiceClient) {}

  /** Returns the body without the password. Throws auth's refusal (clear, replayed, wrong, locked) unchanged. */
  async pass(
    route: Pick<Route, 'secondFactor'>,
    { member, clientIp, agent }: FundPasswordCaller,
    body: Buffer | undefined,
    contentType: string | undefined,
  ): Promise<Buffer> {
    if (!/^application\/json\b/i.test(contentType ?? '')) throw PlatformErrors.UNSUPPORTED_MEDIA_TYPE();
    const { fundPassword, ...rest } = parse(body);
    if (typeof fundPassword !== 'string' || fundPassword === '') throw GatewayErrors.FUND_PASSWORD_REQUIRED();
    await this.client.call('auth', 'POST', '/internal/fund-password/verification', {
      memberId: member.memberId,
      body: { fundPassword, secondFactor: route.secondFactor === true },
      // auth's security log names the address of the member, not the gateway's.
      headers: { [clientIpHeader]: clientIp, ...(agent !== undefined && { 'user-agent': agent }) },
    });
    return Buffer.from(JSON.stringify(rest));
  }
}

function parse(body: Buffer | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body?.toString('utf8') ?? '', (key, value: unknown) => {
      if (key === '__proto__') throw new SyntaxError('no name for a field');
      return value;
    });
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch {
    // falls through to the refusal
  }
  throw PlatformErrors.MALFORMED_REQUEST();
}
