import { allPlays, lineCount, parseSelection } from '../src/index.js';
import type { Play } from '../src/play.js';
import { countedFor } from './counted.js';

describe('The counts of every play, over all results', () => {
  it.each(allPlays().map((play) => [`${play.group} ${play.code}`, play] as const))('%s', (_name, play) => {
    expect(foundFor(play)).toEqual(statedFor(play));
  });
});

const foundFor = (play: Play): unknown[] =>
  countedFor(play).map(({ size, wins, refunds }, index) => {
    const proof = play.proof[index]!;
    const scaled = (count: bigint): string =>
      String((count * proof.total) / size) + ((count * proof.total) % size === 0n ? '' : ' and a part');
    return {
      pick: proof.pick,
      lines: lineCount(play, parseSelection(play, proof.pick)),
      wins: Object.fromEntries([...wins].map(([tier, count]) => [tier, scaled(count)]).toSorted()),
      refunds: scaled(refunds),
    };
  });

const statedFor = (play: Play): unknown[] =>
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
