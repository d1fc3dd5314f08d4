import { IsOptional, Matches } from 'class-validator';
import { NotInProduction } from '#libs/config';

const minorUnits = /^\d{1,10}$/;

/** Jackpots of tests and demonstrations. */
export class SimulatedJackpotConfig {
  /** A bet of exactly this stake, in minor units, wins the pool that must drop, whatever stands in it. */
  @IsOptional()
  @Matches(minorUnits)
  @NotInProduction()
  simulatedJackpotStake?: string;
}
