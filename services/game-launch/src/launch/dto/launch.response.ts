import { ApiProperty } from '@nestjs/swagger';

export class LaunchResponse {
  @ApiProperty({ description: 'opens once, within the time given' }) game_url!: string;
  @ApiProperty() gameUrl!: string;
  @ApiProperty({ format: 'uuid' }) launchId!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}
