import { ApiProperty } from '@nestjs/swagger';
import type { WhitelabelNode } from '#libs/events';

export class WhitelabelNodeResponse {
  @ApiProperty()
  modId: string;

  @ApiProperty({
    enum: ['0', '1'],
    description: "'1' means on; a node counts only while every node above it is on",
  })
  enabled: string;

  @ApiProperty({ type: () => [WhitelabelNodeResponse], required: false })
  childrenNodes?: WhitelabelNode[];
}
