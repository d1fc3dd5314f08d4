import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ArchiveRepository } from './archive.repository.js';
import type { ArchiveBlockReason, LedgerMonth } from './archive.rules.js';

const patienceMs = 200;
const attempts = 25;

/** Moves months to and from the archive. Posting keys stay, and archived postings remain readable. */
@Injectable()
export class ArchiveService {
  constructor(private readonly archive: ArchiveRepository) {}

  months(): Promise<LedgerMonth[]> {
    return this.archive.months();
  }

  /** Undefined if the month was moved. */
  async detach(month: string): Promise<ArchiveBlockReason | undefined> {
    const blockReason = await this.archive.blockReason(month);
    return blockReason ?? this.move(month, 'archive');
  }

  async attach(month: string): Promise<ArchiveBlockReason | undefined> {
    const blockReason = await this.archive.blockReason(month);
    return blockReason === 'ALREADY_ARCHIVED' ? this.move(month, 'ledger') : 'NOT_ARCHIVED';
  }

  private async move(month: string, to: LedgerMonth['place']): Promise<ArchiveBlockReason | undefined> {
    await this.archive.ready(month);
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (await this.archive.move(month, to, patienceMs)) return undefined;
      await sleep(patienceMs);
    }
    return 'BUSY';
  }
}
