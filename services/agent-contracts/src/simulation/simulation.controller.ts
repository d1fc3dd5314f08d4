import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentPrincipal, Permission, type Principal } from '#libs/auth';
import { formatMoney } from '#libs/money';
import { tierOf } from '../contract/dto/contract.request.js';
import { AgentScopeService } from '../network/agent-scope.service.js';
import { NetworkErrors } from '../network/network.errors.js';
import { TeamRepository } from '../network/team.repository.js';
import { ReportErrors } from '../report/report.errors.js';
import { SimulationRequest } from './dto/simulation.request.js';
import { SimulationResponse } from './dto/simulation.response.js';
import { SimulationService } from './simulation.service.js';

const dayMs = 86_400_000;
const longestDays = 93;

@Controller('wps/v2/agent/contracts/simulation')
@Permission('agent')
export class SimulationController {
  constructor(
    private readonly scope: AgentScopeService,
    private readonly team: TeamRepository,
    private readonly simulations: SimulationService,
  ) {}

  /** What terms for the caller or an agent of the team would have brought in these days. Nothing is changed. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: SimulationResponse })
  async simulate(
    @CurrentPrincipal() caller: Principal,
    @Body() { type, memberId, tiers, from, to }: SimulationRequest,
  ): Promise<SimulationResponse> {
    const agentId = await this.scope.agentOf(caller, 'CONTRACTS');
    const partyId = memberId ?? agentId;
    if (!(await this.team.member(agentId, partyId))) throw NetworkErrors.MEMBER_NOT_IN_TEAM();
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    if (!(days >= 1 && days <= longestDays)) throw ReportErrors.RANGE_INVALID();
    const toDay = new Date(Date.parse(to) + dayMs).toISOString().slice(0, 10);
    const bill = await this.simulations.run({
      ...{ type, partyId, tiers: tiers.map(tierOf), fromDay: from, toDay },
    });
    return {
      ...{ teamBet: formatMoney(bill.bet), netLoss: formatMoney(bill.netLoss) },
      ...{ activeMembers: bill.activeMembers, tier: bill.tierNumber, rate: bill.ratePpm },
      ...{ gross: formatMoney(bill.gross), lowerTotal: formatMoney(bill.lowerTotal) },
      net: formatMoney(bill.net),
    };
  }
}
