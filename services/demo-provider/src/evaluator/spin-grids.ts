import type { MathModel } from '../math-model/math-model.types.js';
import { lineGrids } from './line-grids.js';
import { shifted, type MeanVarianceByKey } from './mean-variance.js';
import { waysGrids } from './ways-grids.js';
import { totalStops, windowsOf, type GridRules } from './windows.js';

/** All payments of one spin grid by its key, scatters included. */
export function spinGridsOf(
  mathModel: MathModel,
  rules: GridRules,
): { spinGrids: MeanVarianceByKey; cases: bigint } {
  const reels = windowsOf(mathModel, rules);
  const spinGrids =
    mathModel.wins.kind === 'lines'
      ? lineGrids(mathModel, mathModel.wins.lines, reels)
      : waysGrids(mathModel, reels);
  const scatterPays = mathModel.scatter?.pays ?? {};
  if (mathModel.scatter)
    for (const [count, meanVariance] of spinGrids)
      spinGrids.set(count, shifted(meanVariance, BigInt(scatterPays[count] ?? 0)));
  return { spinGrids, cases: totalStops(reels) };
}
