import { IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { Optional } from '#libs/platform';

export class PromotionParameter {
  @IsUUID()
  id: string;
}

export class PictureParameter extends PromotionParameter {
  @Matches(/^[A-Za-z0-9_-]{32}\.(png|jpg)$/)
  picture: string;
}

export class ClaimRequest {
  /** What is claimed, where a promotion has several rewards; without it the first that is reached. */
  @Optional()
  @IsString()
  @MaxLength(64)
  @Matches(/^[\w:-]+$/)
  cycleKey?: string;
}
