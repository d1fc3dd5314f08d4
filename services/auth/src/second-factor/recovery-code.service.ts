import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { RecoveryCodeRepository, type RecoveryCodeRow } from './recovery-code.repository.js';

const howMany = 10;
const selectorLength = 4;
const verifierLength = 12;
/** Letters and digits that cannot be confused. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

export interface NewRecoveryCodes {
  /** Plain text, shown once. */
  shown: string[];
  rows: RecoveryCodeRow[];
}

/**
 * Ten codes for a lost telephone. The first four letters select the row; the other twelve are stored as
 * Argon2id.
 */
@Injectable()
export class RecoveryCodeService {
  constructor(
    private readonly rows: RecoveryCodeRepository,
    private readonly passwords: PasswordHasher,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async make(): Promise<NewRecoveryCodes> {
    const selectors = new Set<string>();
    while (selectors.size < howMany) selectors.add(letters(selectorLength));
    const codes = [...selectors].map((selector) => ({ selector, verifier: letters(verifierLength) }));
    const rows = await Promise.all(
      codes.map(async ({ selector, verifier }) => ({ selector, hash: await this.passwords.hash(verifier) })),
    );
    const shown = codes.map(({ selector, verifier }) => (selector + verifier).match(/.{4}/g)!.join('-'));
    return { shown, rows };
  }

  async put(tx: Tx, subjectId: string, { rows }: NewRecoveryCodes): Promise<void> {
    await this.rows.replace(tx, subjectId, rows);
  }

  /** Uses the code up. Always computes one hash. */
  async verify(subjectId: string, typed: string): Promise<boolean> {
    const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
    const [selector, verifier] = [plain.slice(0, selectorLength), plain.slice(selectorLength)];
    const hash = await this.rows.hashOf(subjectId, selector);
    if (!(await this.passwords.verify(hash, verifier))) return false;
    return this.rows.use(subjectId, selector, this.clock.now());
  }

  left(subjectId: string): Promise<number> {
    return this.rows.left(subjectId);
  }

  remove(tx: Tx, subjectId: string): Promise<void> {
    return this.rows.remove(tx, subjectId);
  }
}

function letters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
