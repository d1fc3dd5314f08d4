import { ApiProperty } from '@nestjs/swagger';
import type { HeldNumber } from '../../play/held-number.repository.js';

export class HeldNumberResponse {
  @ApiProperty({ example: 'DE_DB' })
  play: string;

  @ApiProperty({ example: '27' })
  pick: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null: in all draws' })
  numero: string | null;

  @ApiProperty()
  reason: string;

  @ApiProperty()
  heldBy: string;

  @ApiProperty({ format: 'date-time' })
  heldAt: string;

  static of({ play, pick, numero, reason, heldBy, heldAt }: HeldNumber): HeldNumberResponse {
    return { play, pick, numero: numero ?? null, reason, heldBy, heldAt: heldAt.toISOString() };
  }
}
