import { ApiProperty } from '@nestjs/swagger';
import { NamesResponse } from '../../catalogue/dto/menu.response.js';

export class WinnerResponse {
  @ApiProperty({ format: 'uuid' }) winnerId!: string;
  @ApiProperty({ example: 'se****88' }) account!: string;
  @ApiProperty() gameId!: string;
  @ApiProperty({ type: NamesResponse }) gameName!: NamesResponse;
  @ApiProperty() vassalage!: string;
  @ApiProperty({ example: '1250000.00' }) payout!: string;
  @ApiProperty() currency!: string;
  @ApiProperty({ description: 'payout over stake', example: '250.00' }) multiple!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
}
