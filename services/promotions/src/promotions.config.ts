import { IsInt, Min } from 'class-validator';
import { AsNumber, ServiceConfig } from '#libs/config';

export class PromotionsConfig extends ServiceConfig {
  /** Minor units that a member's pots must hold together before cashback can be claimed. */
  @AsNumber()
  @IsInt()
  @Min(1)
  cashbackMinimum = 1_000_00;
}
