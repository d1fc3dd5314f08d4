import { ApiProperty } from '@nestjs/swagger';

export class EndedGameSessionsResponse {
  @ApiProperty({ type: 'integer', minimum: 0 })
  ended!: number;
}
