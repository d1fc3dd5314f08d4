import type { MathModel, Payments } from '../math-model/math-model.types.js';

/** What the evaluation takes for granted, and a data file must therefore keep. Throws the first rule that is broken. */
export function checkData(mathModel: MathModel): void {
  const fail = (rule: string): never => {
    throw new Error(`${mathModel.id}: ${rule}`);
  };
  const { reels, rows, wins, strips, pays, wild, scatter, freeSpins, wildRespins, hold } = mathModel;
  if (strips.length !== reels || (freeSpins?.strips && freeSpins.strips.length !== reels))
    fail('one strip for each reel');
  const special = [wild?.symbol, scatter?.symbol, hold?.symbol].filter((symbol) => symbol !== undefined);
  for (const strip of [...strips, ...(freeSpins?.strips ?? [])]) {
    const symbols = strip.split(' ');
    if (symbols.length < rows) fail('a strip is at least as long as the window is high');
    for (const symbol of symbols)
      if (!pays[symbol] && !special.includes(symbol)) fail(`${symbol} is on a strip and means nothing`);
  }
  if (wins.kind === 'lines')
    for (const line of wins.lines)
      if (line.length !== reels || line.some((row) => row < 0 || row >= rows))
        fail('a line has one row of the window for each reel');
  for (const [symbol, payments] of Object.entries(pays))
    if (!rises(payments, reels)) fail(`a longer run of ${symbol} never pays less`);
  if ([freeSpins, wildRespins, hold].filter((feature) => feature !== undefined).length > 1)
    fail('one feature at most');
  if (wildRespins && (scatter || !wild || wild.expanding))
    fail('wild respins have a wild that grows by itself, and no scatter');
  if (wildRespins?.reels.some((reel) => reel >= reels)) fail('respin reels are reels');
  if (hold && scatter) fail('coins or scatters, not both');
  if (hold && hold.values.some(({ units }) => units <= 0)) fail('each coin pays');
  if (!freeSpins) return;
  if (!scatter) return fail('free spins need a scatter');
  for (const [count, spins] of Object.entries(freeSpins.awards)) {
    if (spins > freeSpins.cap) fail('no award passes the cap');
    if (!scatter.pays[Number(count)]) fail('a scatter that begins free spins pays by itself');
  }
}

function rises(payments: Payments, reels: number): boolean {
  let last = 0;
  for (let count = 1; count <= reels; count++) {
    const here = payments[count] ?? 0;
    if (here < last || !Number.isSafeInteger(here)) return false;
    last = here;
  }
  return true;
}
