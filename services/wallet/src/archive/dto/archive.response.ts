import { ApiProperty } from '@nestjs/swagger';
import { archiveBlockReasons } from '../archive.rules.js';

export class LedgerMonthResponse {
  @ApiProperty({ format: 'date', example: '2026-05-01' })
  month!: string;

  @ApiProperty({ enum: ['ledger', 'archive'] })
  place!: string;

  /** Why it cannot go to the archive yet; null where it can, or is there. */
  @ApiProperty({ enum: archiveBlockReasons, nullable: true })
  hindrance!: string | null;
}
