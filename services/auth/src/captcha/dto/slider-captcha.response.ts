import { ApiProperty } from '@nestjs/swagger';

export class SliderCaptchaResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'PNG as a data URL, with the gap' })
  background: string;

  @ApiProperty({ description: 'PNG as a data URL; it moves along `y`' })
  piece: string;

  @ApiProperty()
  y: number;

  @ApiProperty()
  width: number;

  @ApiProperty()
  height: number;

  @ApiProperty()
  pieceWidth: number;
}
