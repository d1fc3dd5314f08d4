// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { GameInfo, JackpotAmount } from '../../../src/play/dto/play.contract.js';
import { Money } from '../play/money';
import { en } from '../text/en';
import { JackpotMeter } from './jackpot-meter';

const game = {
  jackpots: {
    rtp: '1.11',
    tiers: [
      { tier: 'mini', share: '0.30', seed: '20000000', mustDropBy: '100000000' },
      { tier: 'grand', share: '0.20', seed: '5000000000', oneIn: 50_000_000 },
    ],
  },
} as Pick<GameInfo, 'jackpots'>;
const money = new Money('en', 'VND');

describe('SPEC-1.8.8 the jackpots above the reels', () => {
  it('show the greatest first, at their seeds until the pools are read', async () => {
    const host = document.createElement('div');
    const asked: string[] = [];
    const pools: JackpotAmount[] = [{ tier: 'mini', amount: '45678900' }];
    const meter = new JackpotMeter(host, game, en, money, 'PLAY', async (mode) => {
      asked.push(mode);
      return pools;
    });
    const read = () => [...host.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(read()).toEqual(['Grand50M', 'Mini200,000']);
    await meter.read();
    await Promise.resolve();
    expect(asked[0]).toBe('PLAY');
    await expect.poll(() => read()[1]).toBe('Mini456,789');
  });

  it('keep their figures where the pools cannot be read, and are absent in other games', async () => {
    const host = document.createElement('div');
    const meter = new JackpotMeter(host, game, en, money, 'REAL', () => Promise.reject(new Error('away')));
    await meter.read();
    expect(host.textContent).toBe('Grand50MMini200,000');
    const other = document.createElement('div');
    new JackpotMeter(other, {}, en, money, 'REAL', async () => []);
    expect(other.childElementCount).toBe(0);
  });
});
