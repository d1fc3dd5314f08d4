import { IsInt, Max, Min } from 'class-validator';
import { AsNumber, ServiceConfig } from '#libs/config';

export class LotteryConfig extends ServiceConfig {
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
}
