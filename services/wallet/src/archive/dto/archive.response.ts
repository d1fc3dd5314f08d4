import { ApiProperty } from '@nestjs/swagger';
import { archiveBlockReasons } from '../archive.rules.js';

export class LedgerMonthResponse {
  @ApiProperty({ format: 'date', example: '2026-05-01' })
  month!: string;

  @ApiProperty({ enum: ['ledger', 'archive'] })
  place!: string;

  /** Why the month cannot be archived yet; null if it can or already is. */
  @ApiProperty({ enum: archiveBlockReasons, nullable: true })
  blockReason!: string | null;
}
