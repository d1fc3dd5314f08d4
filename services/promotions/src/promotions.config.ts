import { IsIn, IsInt, Min } from 'class-validator';
import { AsNumber, NotInProduction, Part, ServiceConfig } from '#libs/config';
import { FilesConfig } from '#libs/files';

export class PromotionsConfig extends ServiceConfig {
  /** Minor units that a member's pots must hold together before cashback can be claimed. */
  @AsNumber()
  @IsInt()
  @Min(1)
  cashbackMinimum = 1_000_00;

  /** Whether a database without any promotion begins with a demonstration of each kind. */
  @IsIn(['on', 'off'])
  @NotInProduction('on')
  demoPromotions: 'on' | 'off' = 'on';

  /** Whether members claim cashback, or every night pays it; unclaimed pots are paid after a week in any case. */
  @IsIn(['manual', 'automatic'])
  cashbackPayment: 'manual' | 'automatic' = 'manual';

  @Part(FilesConfig, 'FILES_')
  files!: FilesConfig;
}
