import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Internal, type MemberPrincipal } from '#libs/auth';
import { PlatformErrors } from '#libs/platform';
import type { FakeClock, TestService } from '#libs/testing';
import { standIn } from './member-test.js';

const received: { to: string; memberId: string; body: unknown }[] = [];
let unreachable: string | undefined;

function hear(to: string, memberId: string, body: unknown): object {
  if (unreachable === to) throw PlatformErrors.SERVICE_UNAVAILABLE();
  received.push({ to, memberId, body });
  return {};
}

// What these stand-ins take is proven against the real services in the journey of responsible gaming.
@Controller('internal')
@Internal('member')
class WalletController {
  @Put('limits/:memberId')
  limits(@Param('memberId') memberId: string, @Body() body: Record<string, unknown>): object {
    return hear('wallet limits', memberId, body);
  }

  @Put('accounts/:memberId/exclusion')
  exclusion(@Param('memberId') memberId: string, @Body() body: Record<string, unknown>): object {
    return hear('wallet exclusion', memberId, body);
  }

  @Put('accounts/:memberId/reality-check')
  reality(@Param('memberId') memberId: string, @Body() body: Record<string, unknown>): object {
    return hear('wallet reality', memberId, body);
  }

  @Get('accounts/:memberId')
  state(): object {
    return {
      limits: [{ kind: 'LOSS', period: 'day', used: '-2500', resetsAt: '2026-11-21T17:00:00.000Z' }],
    };
  }
}

@Controller('internal')
@Internal('member')
class AuthController {
  @Put('session-limits/:memberId')
  limits(@Param('memberId') memberId: string, @Body() body: Record<string, unknown>): object {
    return hear('auth limits', memberId, body);
  }

  @Put('exclusions/:memberId')
  exclusion(@Param('memberId') memberId: string, @Body() body: Record<string, unknown>): object {
    return hear('auth exclusion', memberId, body);
  }

  @Get('session-limits/:memberId')
  use(): object[] {
    return [{ period: 'day', minutes: 60, usedMinutes: 12, resetsAt: '2026-11-21T17:00:00.000Z' }];
  }
}

/** Fake wallet and auth, which record the decisions they receive. */
export class GamingPeers {
  readonly received = received;

  private constructor(
    private readonly wallet: TestService<FakeClock>,
    private readonly auth: TestService<FakeClock>,
  ) {}

  static async start(): Promise<GamingPeers> {
    return new GamingPeers(await standIn('wallet', WalletController), await standIn('auth', AuthController));
  }

  get urls(): { wallet: string; auth: string } {
    return { wallet: this.wallet.url, auth: this.auth.url };
  }

  /** The peer that does not answer. */
  set unreachable(to: string | undefined) {
    unreachable = to;
  }

  receivedBy({ memberId }: MemberPrincipal, to: string): unknown[] {
    return received.filter((one) => one.to === to && one.memberId === memberId).map(({ body }) => body);
  }

  async close(): Promise<void> {
    await this.wallet.close();
    await this.auth.close();
  }
}
