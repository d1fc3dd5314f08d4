import { figuresOf, rtpOf } from '../catalogue/game-info.js';
import { titleOf } from '../catalogue/catalogue.js';
import { isTabled } from '../outcome-table/models/index.js';
import { integersFrom } from '../outcome/integers.js';
import { roundIntegers } from '../outcome/seeds.js';
import { JACKPOT_GAMES, JACKPOT_TIERS, JACKPOT_VENDOR, jackpotDigest, STAKE_UNIT } from './jackpot-model.js';
import {
  jackpotDraws,
  jackpotReturn,
  playPool,
  returnOf,
  rtpWithJackpots,
  shareOf,
  thresholdOf,
  tierOf,
} from './jackpot.rules.js';

const stake = 1_000_000n;
const winning = (tier: 'major' | 'grand') => [{ tier, number: 9, of: 4_000_000, wins: 10 }];

describe('REG-G43.1 the pools of a round', () => {
  it('takes whole minor units of every stake', () => {
    for (const tier of JACKPOT_TIERS) {
      expect((STAKE_UNIT * BigInt(tier.sharePpm)) % 1_000_000n).toBe(0n);
      expect(shareOf(tier, STAKE_UNIT)).toBeGreaterThan(0n);
    }
  });

  it('feeds a pool that no bet wins', () => {
    const played = playPool({ tier: 'grand', amount: 5_000_000_000n, threshold: null }, stake, []);
    expect(played).toEqual({ tier: 'grand', share: 2000n, award: 0n, amount: 5_000_002_000n });
  });

  it('pays the whole pool, with the share of the winning bet, and leaves the seed', () => {
    const played = playPool(
      { tier: 'major', amount: 700_000_000n, threshold: null },
      stake,
      winning('major'),
    );
    expect(played).toEqual({ tier: 'major', share: 2500n, award: 700_002_500n, amount: 500_000_000n });
  });

  it('does not win with the number that is one too high, nor with that of another tier', () => {
    const pool = { tier: 'major' as const, amount: 700_000_000n, threshold: null };
    expect(playPool(pool, stake, [{ tier: 'major', number: 10, of: 4_000_000, wins: 10 }]).award).toBe(0n);
    expect(playPool(pool, stake, winning('grand')).award).toBe(0n);
  });

  it('drops a pool exactly at its secret amount, and what was given beyond it begins the next one', () => {
    const pool = { tier: 'mini' as const, amount: 40_000_000n, threshold: 40_003_001n };
    expect(playPool(pool, stake, []).award).toBe(0n);
    const dropped = playPool({ ...pool, threshold: 40_002_999n }, stake, []);
    expect(dropped).toMatchObject({ award: 40_002_999n, amount: 20_000_001n });
  });

  it('draws its numbers after those of the reels, with a chance for each unit of stake', () => {
    const numbers = [7, 8];
    const draws = jackpotDraws(() => numbers.shift()!, stake);
    expect(draws).toEqual([
      { tier: 'major', number: 7, of: 4_000_000, wins: 10 },
      { tier: 'grand', number: 8, of: 50_000_000, wins: 10 },
    ]);
  });

  it('has every amount from the least to the most as a threshold, and no other', () => {
    const mini = tierOf('mini');
    expect(thresholdOf(mini, () => 0)).toBe(30_000_000n);
    expect(thresholdOf(mini, (bound) => bound - 1)).toBe(100_000_000n);
    const draw = roundIntegers({ serverSeed: 'ab'.repeat(32), clientSeed: 'REAL:mini:0', nonce: 0 });
    expect(thresholdOf(mini, draw)).toBeGreaterThanOrEqual(30_000_000n);
  });

  it('leaves more than one bet between a seed and the least amount at which a pool drops', () => {
    const mini = tierOf('mini');
    const most = BigInt(mini.seed) + 2n * shareOf(mini, 20_000_000n);
    expect(most).toBeLessThan(BigInt(mini.mustDrop!.least));
  });
});

describe('the return of games with jackpots', () => {
  it('is that of the shares with the seeds that the operator advances', () => {
    expect(returnOf(tierOf('mini')).toFixed(12)).toBe('0.004333333333');
    expect(returnOf(tierOf('major')).toFixed(12)).toBe('0.003750000000');
    expect(returnOf(tierOf('grand')).toFixed(12)).toBe('0.003000000000');
    expect(jackpotReturn().toFixed(12)).toBe('0.011083333333');
    expect(rtpWithJackpots('0.955367476852')).toBe('0.966450810185');
  });

  it('agrees with pools that are played: the tier that drops, over many cycles', () => {
    const mini = tierOf('mini');
    let counter = 0;
    const draw = integersFrom((block) => {
      counter = (counter * 1_103_515_245 + block * 12_345 + 7) % 2_147_483_648;
      const bytes = new Uint8Array(32);
      new DataView(bytes.buffer).setUint32(0, (counter * 2) >>> 0);
      for (let at = 4; at < 32; at += 4) {
        counter = (counter * 69_069 + 1) % 2_147_483_648;
        new DataView(bytes.buffer).setUint32(at, (counter * 2) >>> 0);
      }
      return bytes;
    });
    let amount = BigInt(mini.seed);
    let threshold = thresholdOf(mini, draw);
    let [staked, paid] = [0n, 0n];
    for (let round = 0; round < 200_000; round++) {
      const played = playPool({ tier: 'mini', amount, threshold }, 20_000_000n, []);
      amount = played.amount;
      staked += 20_000_000n;
      paid += played.award;
      if (played.award > 0n) threshold = thresholdOf(mini, draw);
    }
    const ppm = Number((paid * 1_000_000n) / staked);
    expect(Math.abs(ppm - 4333)).toBeLessThan(250);
  });

  it.each(JACKPOT_GAMES)('stays from 94 to 97 percent in %s', (code) => {
    const title = titleOf(code)!;
    expect(title.vassalage).toBe(JACKPOT_VENDOR);
    expect(isTabled(title.mathModel)).toBe(false);
    const rtp = rtpWithJackpots(figuresOf(title.mathModel).rtp);
    expect(Number(rtp)).toBeGreaterThanOrEqual(0.94);
    expect(Number(rtp)).toBeLessThanOrEqual(0.97);
    expect(Number(rtpOf(title))).toBeCloseTo(100 * Number(rtp), 1);
  });

  it('is part of what a seed is committed with', () => {
    const hash = (text: string) => text;
    expect(jackpotDigest(hash, 'reels')).toContain('"sharePpm":3000');
    expect(jackpotDigest(hash, 'reels')).not.toBe(jackpotDigest(hash, 'others'));
  });
});
