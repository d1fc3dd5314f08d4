import { ApiProperty } from '@nestjs/swagger';

export class LaunchResponse {
  @ApiProperty({ description: 'opens once, within the time given' }) game_url!: string;
  @ApiProperty({ description: 'the same address, for clients that read this field' }) game_url2!: string;
  @ApiProperty() gameUrl!: string;
  @ApiProperty({ format: 'uuid' }) launchId!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}
