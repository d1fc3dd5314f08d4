import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { AsNumber, NotInProduction, ServiceConfig } from '#libs/config';
import { carryRules, payerModes, type CarryRule, type PayerMode } from './terms/payment.terms.js';

export class AgentContractsConfig extends ServiceConfig {
  /** The brand whose switches apply. */
  @IsString()
  merchantCode = 'senvang';

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

  /** Least and greatest amount of one transfer between an agent and the downline, minor units. */
  @AsNumber()
  @IsInt()
  @Min(1)
  transferMinimum = 10_000_00;

  @AsNumber()
  @IsInt()
  @Min(1)
  transferMaximum = 500_000_000_00;

  /** How many transfers a member may send in a day, and how much altogether in minor units. */
  @AsNumber()
  @IsInt()
  @Min(0)
  transfersPerDay = 50;

  @AsNumber()
  @IsInt()
  @Min(0)
  transferSumPerDay = 2_000_000_000_00;

  /** Levels below an agent that the agent may send money to. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(100)
  transferLevels = 1;

  /** Whether members may send money to their upline. */
  @IsIn(['on', 'off'])
  transfersToUpline: 'on' | 'off' = 'on';

  /** Turnover that a transfer requires of the receiver, as a multiple of the amount. */
  @Matches(/^\d{1,3}(\.\d{1,2})?$/)
  transferTurnover = '1';

  /** Win of a member in a day of which the agents above are alerted, minor units. */
  @AsNumber()
  @IsInt()
  @Min(1)
  alertWin = 20_000_000_00;

  /** Valid bets from which unusual play and members who left are worth an alert, minor units. */
  @AsNumber()
  @IsInt()
  @Min(1)
  alertBets = 5_000_000_00;

  /** How many times the usual bets of a day are unusual. */
  @AsNumber()
  @IsInt()
  @Min(2)
  alertTimes = 5;

  /** User name of the agent below whom a network with a month of play is made, for demonstrations. */
  @NotInProduction()
  @IsOptional()
  @Matches(/^[\w.-]{1,64}$/)
  demoNetwork?: string;
}
