import { IsString, IsUUID, MaxLength } from 'class-validator';

export class ImageCaptchaAnswer {
  @IsUUID()
  id: string;

  @IsString()
  @MaxLength(16)
  text: string;
}
