import type { IntegerSource } from '../outcome/integers.js';
import type { FishModel, Prey, ShotOutcome } from './fish-model.types.js';

export const preyOf = ({ prey }: FishModel, id: string): Prey | undefined =>
  prey.find((one) => one.id === id);

/** One shot: the kind of prey and one number decide it. */
export function shoot({ id, outOf, awards }: Prey, draw: IntegerSource): ShotOutcome {
  let number = draw(outOf);
  for (const { times, weight } of awards) {
    if (number < weight) return { prey: id, times };
    number -= weight;
  }
  return { prey: id, times: 0 };
}
