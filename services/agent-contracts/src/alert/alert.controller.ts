import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { CurrentPrincipal, Permission, type Principal } from '#libs/auth';
import { formatMoney } from '#libs/money';
import { businessDay, CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { AgentContractsConfig } from '../agent-contracts.config.js';
import { AgentScopeService } from '../network/agent-scope.service.js';
import { alertKinds, AlertRepository, type AlertKind } from './alert.repository.js';

const shown = 100;

class AlertResponse {
  @ApiProperty({ enum: alertKinds })
  kind!: AlertKind;

  @ApiProperty({ format: 'uuid' })
  memberId!: string;

  @ApiProperty()
  account!: string;

  @ApiProperty({ format: 'date', description: 'for members who left: the last day of play' })
  day!: string;

  @ApiProperty({ description: 'the win or the valid bets of the day' })
  amount!: string;

  @ApiProperty({ description: 'valid bets of an average day in the three weeks before' })
  usual!: string;
}

@Controller('wps/v2/agent/alerts')
@Permission('agent')
export class AlertController {
  constructor(
    private readonly scope: AgentScopeService,
    private readonly alerts: AlertRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {}

  /** Members of the team who won much, bet far more than usual, or no longer play. */
  @Get()
  @ApiOkResponse({ type: [AlertResponse] })
  async list(@CurrentPrincipal() caller: Principal): Promise<AlertResponse[]> {
    const agentId = await this.scope.agentOf(caller, 'TEAM');
    const today = businessDay(this.clock.now(), this.config.brandTimeZone);
    const { alertWin, alertBets, alertTimes } = this.config;
    const terms = { win: BigInt(alertWin), bets: BigInt(alertBets), times: alertTimes };
    return (await this.alerts.of(agentId, today, terms, shown)).map(({ amount, usual, ...alert }) => ({
      ...alert,
      ...{ amount: formatMoney(BigInt(amount)), usual: formatMoney(BigInt(usual)) },
    }));
  }
}
