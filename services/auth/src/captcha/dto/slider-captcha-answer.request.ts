import { IsNumber, IsUUID, Max, Min } from 'class-validator';

/** Where the piece was put. */
export class SliderCaptchaAnswer {
  @IsUUID()
  id: string;

  /** Left edge of the piece, in pixels of the original picture. */
  @IsNumber()
  @Min(0)
  @Max(1000)
  x: number;
}
