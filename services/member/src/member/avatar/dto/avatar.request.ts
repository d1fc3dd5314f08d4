import { IsString, Matches } from 'class-validator';

export class ChooseAvatarRequest {
  /** Number of one of the drawings offered. */
  @IsString()
  @Matches(/^[1-9]\d?$/)
  avatar: string;
}

export class PictureParameter {
  @IsString()
  @Matches(/^([1-9]\d?\.svg|[A-Za-z0-9_-]{32}\.(png|jpg))$/)
  picture: string;
}
