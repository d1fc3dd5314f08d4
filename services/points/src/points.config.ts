import { IsIn, IsInt, Min } from 'class-validator';
import { AsNumber, NotInProduction, ServiceConfig } from '#libs/config';

export class PointsConfig extends ServiceConfig {
  /** Points that a conversion to money needs at least. */
  @AsNumber()
  @IsInt()
  @Min(1)
  convertMinimum = 100;

  /** Points that a member may convert on one business day. */
  @AsNumber()
  @IsInt()
  @Min(1)
  convertPerDay = 1_000_000;

  /** Whether a database without any reward begins with a demonstration mall. */
  @IsIn(['on', 'off'])
  @NotInProduction('on')
  demoMall: 'on' | 'off' = 'on';
}
