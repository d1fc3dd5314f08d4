import { ApiProperty } from '@nestjs/swagger';

export class SoldOutPickResponse {
  @ApiProperty({ example: 'DE_DB' })
  play: string;

  @ApiProperty({ example: '27' })
  pick: string;
}

export class SoldOutResponse {
  @ApiProperty({
    type: [SoldOutPickResponse],
    description: 'Of which not one point more is taken in real money',
  })
  full: SoldOutPickResponse[];

  @ApiProperty({
    type: [SoldOutPickResponse],
    description: 'That an operator has closed, for play money too',
  })
  held: SoldOutPickResponse[];
}
