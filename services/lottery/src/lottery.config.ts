import { IsInt, Matches, Max, Min } from 'class-validator';
import { AsNumber, Part, ServiceConfig } from '#libs/config';
import { BeaconConfig } from './fairness/beacon.config.js';

export class LotteryConfig extends ServiceConfig {
  /** The ledger's. */
  @Matches(/^[A-Z]{3,5}$/)
  currency = 'VND';

  /** Days of the calendar made ahead for games that draw daily or weekly. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(30)
  calendarDays = 7;

  /** Hours made ahead for games that draw every few minutes. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(72)
  fastHours = 12;

  /** Hours after which an official draw without a result is void, and every stake is given back. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(168)
  resultPatience = 24;

  /** The public randomness of own draws. */
  @Part(BeaconConfig)
  beacon!: BeaconConfig;
}
