import { allPlays, layoutOf, parseSelection, prepare, settle, lineCount } from '../../src/engine/index.js';
import type { Play, Proof } from '../../src/engine/play.js';
import { enumerable, spaceOf } from './spaces.js';

const small = allPlays().filter((play) => enumerable.has(play.layout));

describe('The counts of plays, over every result that matters to them', () => {
  it.each(small.map((play) => [`${play.group} ${play.code}`, play] as const))('%s', (_name, play) => {
    expect(countsOf(play)).toEqual(statedBy(play));
  });
});

/** What each proof's pick wins over the whole space, times what the space leaves out. */
function countsOf(play: Play): unknown[] {
  return play.proof.map((proof) => {
    const selection = parseSelection(play, proof.pick);
    const wins = new Map<string, bigint>();
    let refunds = 0n;
    let size = 0n;
    for (const result of spaceOf(play, proof.pick)) {
      const outcome = settle(play, selection, prepare(layoutOf(play.layout), result));
      size += 1n;
      refunds += BigInt(outcome.refundedLines);
      for (const { tier, times } of outcome.wins) wins.set(tier, (wins.get(tier) ?? 0n) + BigInt(times));
    }
    return {
      pick: proof.pick,
      lines: lineCount(play, selection),
      wins: Object.fromEntries(
        [...wins].map(([tier, count]) => [tier, scaled(count, proof, size)]).toSorted(),
      ),
      refunds: scaled(refunds, proof, size),
    };
  });
}

/** A count over `size` results, as a count over the total of the proof. */
function scaled(count: bigint, proof: Proof, size: bigint): string {
  return String((count * proof.total) / size) + ((count * proof.total) % size === 0n ? '' : ' and a part');
}

const statedBy = (play: Play): unknown[] =>
  play.proof.map((proof) => ({
    pick: proof.pick,
    lines: proof.lines,
    wins: Object.fromEntries(
      Object.entries(proof.wins)
        .map(([tier, count]) => [tier, String(count)])
        .toSorted(),
    ),
    refunds: String(proof.refunds ?? 0n),
  }));
