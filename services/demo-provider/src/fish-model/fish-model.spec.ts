import { preyFigures } from './fish-figures.js';
import { shoot } from './fish-engine.js';
import { FISH_MODELS } from './fish-models.js';

const all = FISH_MODELS.flatMap((model) => model.prey.map((prey) => [model.id, prey.id, prey] as const));

describe('the return of a shot', () => {
  it.each(all)(
    'REG-G33 in %s at the %s, over every number that can be drawn, is the published one',
    (id, _, prey) => {
      let [won, caught] = [0, 0];
      const seen = new Map<number, number>();
      for (let number = 0; number < prey.outOf; number++) {
        const { times } = shoot(prey, (bound) => (bound === prey.outOf ? number : Number.NaN));
        won += times;
        if (times > 0) caught++;
        seen.set(times, (seen.get(times) ?? 0) + 1);
      }
      const { rtp, catchShare, maxTimes, maxOneIn } = preyFigures(prey);
      expect((won / prey.outOf).toFixed(12)).toBe(rtp);
      expect((caught / prey.outOf).toFixed(12)).toBe(catchShare);
      expect((prey.outOf / seen.get(maxTimes)!).toFixed(1)).toBe(maxOneIn);
      expect(rtp).toBe(id === 'lotus-sea' ? '0.960000000000' : '0.965000000000');
    },
  );
});

it('no two waters have the same prey at the same odds', () => {
  const [one, other] = FISH_MODELS;
  const odds = ({ awards, outOf }: (typeof all)[number][2]) => JSON.stringify([awards, outOf]);
  const shared = one!.prey.filter((prey) => other!.prey.some((second) => odds(second) === odds(prey)));
  expect(shared).toEqual([]);
});
