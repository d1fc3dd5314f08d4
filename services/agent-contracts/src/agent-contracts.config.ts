import { IsIn, IsInt, Max, Min } from 'class-validator';
import { AsNumber, ServiceConfig } from '#libs/config';
import { carryRules, payerModes, type CarryRule, type PayerMode } from './terms/payment.terms.js';

export class AgentContractsConfig extends ServiceConfig {
  /** Tiers that a contract may have at most. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(20)
  maxTiers = 6;

  /** Highest rate of a contract in millionths. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  maxRatePpm = 600_000;

  /** Days after which an offer without an answer expires. */
  @AsNumber()
  @IsInt()
  @Min(1)
  offerDays = 7;

  /** Minor units of valid bets from which a member is active in a day, hour or longer period. */
  @AsNumber()
  @IsInt()
  @Min(1)
  activeMinimum = 1_000_00;

  /** Who pays salaries: the platform, or each upline from what the run brought to the upline. */
  @IsIn(payerModes)
  salaryPayer: PayerMode = 'PLATFORM_ALL';

  /** Who pays dividends. */
  @IsIn(payerModes)
  dividendPayer: PayerMode = 'UPLINE_CHAIN';

  /** What happens to a loss of an earlier period, unless a contract says otherwise. */
  @IsIn(carryRules)
  dividendCarry: CarryRule = 'PREV';

  /** Whether salaries of the period are taken off the base of a dividend. */
  @IsIn(['on', 'off'])
  dividendDeductsSalaries: 'on' | 'off' = 'on';

  /** Seconds after the end of a day, week or month before it is settled. */
  @AsNumber()
  @IsInt()
  @Min(0)
  dayGraceSeconds = 7_200;

  /** Seconds after the end of an hour before it is settled. */
  @AsNumber()
  @IsInt()
  @Min(0)
  hourGraceSeconds = 300;

  /** Seconds between two real-time salary credits of an agent. */
  @AsNumber()
  @IsInt()
  @Min(1)
  realtimeSeconds = 60;
}
