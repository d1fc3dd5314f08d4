import type { RebuildRepository } from '../rebuild/rebuild.repository.js';
import { accountDifferences, houseDifferences, RebuiltLedger } from '../rebuild/rebuild.rules.js';

const accountsAtOnce = 1_000;
const differencesShown = 100;

/** Gives every event of the topic, from its beginning to what it holds now, to the callback. */
export type ReadPostings = (apply: (type: string, payload: unknown) => void) => Promise<void>;

/**
 * Computes all balances from the topic and prints what differs from the ledger; false if anything does. Both sides are
 * compared as they were when the relay's position was read, so postings may flow.
 */
export async function rebuildLedger(
  ledger: RebuildRepository,
  read: ReadPostings,
  print: (line: string) => void,
): Promise<boolean> {
  const cut = await ledger.published();
  const rebuilt = new RebuiltLedger(cut);
  await read((type, payload) => rebuilt.apply(type, payload));

  const differences = [...rebuilt.faults];
  const known = new Set<string>();
  let after = { memberId: '00000000-0000-0000-0000-000000000000', book: 'REAL' as 'REAL' | 'PLAY' };
  for (;;) {
    const accounts = await ledger.accounts(cut, after, accountsAtOnce);
    const last = accounts.at(-1);
    if (!last) break;
    differences.push(...accountDifferences(accounts, rebuilt.accounts));
    for (const { memberId, book } of accounts) known.add(`${memberId}/${book}`);
    after = last;
  }
  for (const key of rebuilt.accounts.keys())
    if (!known.has(key)) differences.push(`${key}: the ledger has no such account`);
  differences.push(...houseDifferences(await ledger.house(cut), rebuilt.house));

  for (const line of differences.slice(0, differencesShown)) print(`DIFFERS ${line}`);
  if (differences.length > differencesShown) print(`and ${differences.length - differencesShown} more`);
  print(
    `${differences.length === 0 ? 'equal' : `${differences.length} differences`}: ${rebuilt.postings} postings, ` +
      `${rebuilt.accounts.size} accounts of players, ${rebuilt.house.size} accounts of the chart`,
  );
  return differences.length === 0;
}
