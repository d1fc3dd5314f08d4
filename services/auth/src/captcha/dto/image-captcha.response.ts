import { ApiProperty } from '@nestjs/swagger';

export class ImageCaptchaResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'PNG, base64' })
  image: string;
}
