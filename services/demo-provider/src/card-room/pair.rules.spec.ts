import { flagsOf, type MetPair } from './pair.rules.js';

const pair = (met: Partial<MetPair>): MetPair => ({
  vassalage: 'SBV',
  playerRefs: ['one', 'other'],
  handsTogether: 30,
  handsOfRarer: 300,
  fromFirst: 500n,
  fromSecond: 500n,
  ...met,
});

describe('flags of pairs', () => {
  it('are none for players who meet now and then and win from each other', () => {
    expect(flagsOf(pair({}))).toEqual([]);
  });

  it('name a pair of which one seldom plays without the other', () => {
    expect(flagsOf(pair({ handsOfRarer: 50 }))).toEqual(['SIT_TOGETHER']);
    expect(flagsOf(pair({ handsOfRarer: 51 }))).toEqual([]);
  });

  it('name a pair whose money goes one way, whichever', () => {
    expect(flagsOf(pair({ fromFirst: 850n, fromSecond: 150n }))).toEqual(['ONE_SIDED']);
    expect(flagsOf(pair({ fromFirst: 150n, fromSecond: 850n }))).toEqual(['ONE_SIDED']);
    expect(flagsOf(pair({ fromFirst: 849n, fromSecond: 151n }))).toEqual([]);
    expect(flagsOf(pair({ fromFirst: 0n, fromSecond: 0n }))).toEqual([]);
  });

  it('are none below twenty hands', () => {
    expect(flagsOf(pair({ handsTogether: 19, handsOfRarer: 19, fromSecond: 0n }))).toEqual([]);
  });
});
