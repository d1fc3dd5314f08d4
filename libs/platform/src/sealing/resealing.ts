import type { ResealingRepository, SealedColumn } from './resealing.repository.js';
import type { SealingKeys } from './sealing-keys.js';

/** Every process has the new key long before this, so that nothing is sealed with its predecessor any more. */
const settlingMs = 10 * 60_000;

/** Seals a service's data again with the newest key. */
export class Resealing {
  constructor(
    private readonly rows: ResealingRepository,
    private readonly sealing: SealingKeys,
    private readonly columns: readonly SealedColumn[],
  ) {}

  /** True while there is more to do. Throws where a text cannot be opened: its key is missing from the ring. */
  async step(now: Date): Promise<boolean> {
    const since = this.sealing.currentSince;
    if (since === undefined || now.getTime() - since.getTime() < settlingMs) return false;
    const keyId = this.sealing.currentKeyId;
    if (await this.rows.isFinished(keyId)) return false;
    for (const column of this.columns) {
      const again = (owner: string, text: string) =>
        this.sealing.seal(column.purpose, owner, this.sealing.open(column.purpose, owner, text));
      if (await this.rows.rewriteSome(column, keyId, again)) return true;
    }
    await this.rows.markFinished(keyId, now);
    return false;
  }
}
