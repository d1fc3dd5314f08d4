import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Internal, type MemberPrincipal } from '#libs/auth';
import { PlatformErrors } from '#libs/platform';
import type { FakeClock, TestService } from '#libs/testing';
import { standIn } from './member-test.js';

const told: { to: string; memberId: string; body: unknown }[] = [];
let away: string | undefined;

function hear(to: string, memberId: string, body: unknown): object {
  if (away === to) throw PlatformErrors.SERVICE_UNAVAILABLE();
  told.push({ to, memberId, body });
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

/** wallet and auth, as far as members' decisions are told to them. */
export class GamingPeers {
  readonly told = told;

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

  /** Who is away, by the name under which it hears. */
  set away(to: string | undefined) {
    away = to;
  }

  toldOf({ memberId }: MemberPrincipal, to: string): unknown[] {
    return told.filter((one) => one.to === to && one.memberId === memberId).map(({ body }) => body);
  }

  async close(): Promise<void> {
    await this.wallet.close();
    await this.auth.close();
  }
}
