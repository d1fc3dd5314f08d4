import { describe, expect, it } from 'vitest';
import { FISH_TITLES } from '../../../src/fish/fish-titles.js';
import { shoot } from '../../../src/fish-model/fish-engine.js';
import { FISH_MODELS } from '../../../src/fish-model/fish-models.js';
import { roundIntegers } from '../../../src/outcome/seeds.js';
import { LANGUAGES } from '../text';
import { preySvg, waterSvg } from './prey-art';
import { isGone, nextPrey, placeOf, spawn } from './swim.rules';
import { fishTextsOf } from './text';
import { vi } from './text/vi';
import { fishThumb } from './thumb';
import { shotHolds } from './verify';

const every = FISH_MODELS.flatMap(({ prey }) => prey.map(({ id }) => id));
const clean = (svg: string) => expect(svg).not.toMatch(/undefined|NaN|Infinity/);

it('paints every animal, every water and the picture of every title', () => {
  for (const id of every) clean(preySvg(id, 100));
  for (const { id } of FISH_MODELS) clean(waterSvg(id, 800, 400));
  for (const { model, names } of FISH_TITLES) clean(fishThumb(model, names.vi));
});

it.each(LANGUAGES)('says everything in %s and names every animal', async (language) => {
  const text = await fishTextsOf(language);
  expect(Object.keys(text).toSorted()).toEqual(Object.keys(vi).toSorted());
  expect(text.rules).toHaveLength(vi.rules.length);
  for (const id of every) expect(text.names[id]).toBeTruthy();
  expect([text.oneIn('71'), text.holds(72)].join()).toMatch(/71.*72/);
});

describe('the check of a shot', () => {
  const prey = FISH_MODELS[0]!.prey[0]!;
  const serverSeed = 'ab'.repeat(32);
  const fairness = { commitment: '', clientSeed: 'sen', nonce: 3 };
  const { times } = shoot(prey, roundIntegers({ serverSeed, clientSeed: 'sen', nonce: 3 }));
  const shot = {
    ...{ roundId: 'r', clientSpinId: 'c', stake: '1000', prey: prey.id, times, fairness },
    ...{ totalWin: String(1000 * times), state: 'CLOSED' as const, at: '' },
  };

  it('accepts what the seeds decide, and nothing else', () => {
    expect(shotHolds('lotus-sea', serverSeed, shot)).toBe(true);
    expect(shotHolds('lotus-sea', serverSeed, { ...shot, times: times + 1 })).toBe(false);
    expect(shotHolds('lotus-sea', serverSeed, { ...shot, totalWin: '1' })).toBe(false);
    expect(shotHolds('lotus-sea', serverSeed, { ...shot, prey: 'whale' })).toBe(false);
  });
});

it('lets animals swim through the view and out of it', () => {
  const random = () => 0.25;
  const swimmer = spawn(1, 'koi', 0, random);
  expect(placeOf(swimmer, 0).x).toBeGreaterThan(1);
  expect(placeOf(swimmer, 10_000).x).toBeLessThan(1);
  expect([isGone(swimmer, 10_000), isGone(swimmer, 60_000)]).toEqual([false, true]);
  expect(
    nextPrey(
      FISH_MODELS[0]!.prey.map(({ id, awards }) => ({ id, awards: awards.map(({ times }) => times) })),
      0,
    ),
  ).toBe('sprat');
});
