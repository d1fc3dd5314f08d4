import { IsInt, Matches, Max, Min } from 'class-validator';
import { AsNumber, InProduction, Part, ServiceConfig } from '#libs/config';
import { BeaconConfig } from './fairness/beacon.config.js';
import { ResultFeedConfig } from './feed/feed.config.js';

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

  /** 0: official games follow their calendar. Otherwise, for demonstrations, they draw every so many seconds; it divides a day. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(86_400)
  @InProduction((seconds: number) => seconds === 0, '0')
  acceleratedDrawSeconds = 0;

  /** Feeds of official results. */
  @Part(ResultFeedConfig)
  feeds!: ResultFeedConfig;

  /** The public randomness of own draws. */
  @Part(BeaconConfig)
  beacon!: BeaconConfig;
}
