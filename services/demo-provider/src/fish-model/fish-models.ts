import type { FishModel, Prey } from './fish-model.types.js';

const fixed = (id: string, times: number, weight: number, outOf: number): Prey => ({
  id,
  outOf,
  awards: [{ times, weight }],
});

/** Calm water: small prey is caught often, the dragon pays up to 500 stakes. Every kind returns 96 %. */
const lotusSea: FishModel = {
  id: 'lotus-sea',
  prey: [
    fixed('sprat', 2, 480, 1000),
    fixed('koi', 3, 320, 1000),
    fixed('starfish', 5, 192, 1000),
    fixed('seahorse', 8, 120, 1000),
    fixed('squid', 12, 80, 1000),
    fixed('turtle', 20, 48, 1000),
    fixed('ray', 30, 32, 1000),
    fixed('shark', 60, 16, 1000),
    {
      id: 'dragon',
      outOf: 100_000,
      awards: [
        { times: 50, weight: 800 },
        { times: 100, weight: 300 },
        { times: 200, weight: 80 },
        { times: 500, weight: 20 },
      ],
    },
  ],
};

/** Rough water: less small prey, random awards, a dragon of up to 1,000 stakes. Every kind returns 96.5 %. */
const dragonBay: FishModel = {
  id: 'dragon-bay',
  prey: [
    fixed('sprat', 2, 4825, 10_000),
    fixed('starfish', 4, 24_125, 100_000),
    fixed('seahorse', 10, 965, 10_000),
    fixed('turtle', 25, 386, 10_000),
    {
      id: 'squid',
      outOf: 10_000,
      awards: [
        { times: 10, weight: 500 },
        { times: 15, weight: 150 },
        { times: 30, weight: 80 },
      ],
    },
    fixed('ray', 40, 24_125, 1_000_000),
    fixed('shark', 100, 965, 100_000),
    {
      id: 'dragon',
      outOf: 1_000_000,
      awards: [
        { times: 100, weight: 4500 },
        { times: 200, weight: 1000 },
        { times: 500, weight: 380 },
        { times: 1000, weight: 125 },
      ],
    },
  ],
};

export const FISH_MODELS: readonly FishModel[] = [lotusSea, dragonBay];

const byId = new Map(FISH_MODELS.map((model) => [model.id, model]));

export function fishModelOf(id: string): FishModel {
  const found = byId.get(id);
  if (!found) throw new Error(`no fish model is called ${id}`);
  return found;
}
