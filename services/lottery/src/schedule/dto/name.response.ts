import { ApiProperty } from '@nestjs/swagger';

export class LocalisedNameResponse {
  @ApiProperty({ example: 'Xổ số miền Bắc' })
  vi: string;

  @ApiProperty({ example: 'Northern lottery' })
  en: string;
}
