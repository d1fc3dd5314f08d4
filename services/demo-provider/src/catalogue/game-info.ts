import type { Features, GameInfo, PaytableEntry } from '../play/dto/play.contract.js';
import { mathematicsOf } from '../mathematics/data/index.js';
import { figureOf } from '../mathematics/figures.js';
import type { Mathematics, Payments } from '../mathematics/mathematics.types.js';
import type { Title } from './title.types.js';

/** Stakes in minor units; every mathematics' units divide each of them. */
const STAKES = [100_000n, 200_000n, 500_000n, 1_000_000n, 2_000_000n, 5_000_000n, 10_000_000n, 20_000_000n];
const DEFAULT_STAKE = 1_000_000n;
/** Where one round can win this many stakes, the highest stakes are left out. */
const HIGH_WIN = 25_000;

export function stakesOf(title: Title): bigint[] {
  return figureOf(title.mathematics).maxWin >= HIGH_WIN ? STAKES.slice(0, 6) : STAKES;
}

/** All that the game's information page shows, from the same data the engine plays and the evaluator's figures. */
export function gameInfo(title: Title, minimumRoundMs: number): GameInfo {
  const mathematics = mathematicsOf(title.mathematics);
  const figures = figureOf(mathematics.id);
  const { reels, rows, wins } = mathematics;
  return {
    gameId: title.gameId,
    code: title.code,
    names: title.names,
    theme: title.theme,
    layout: { reels, rows },
    ...(wins.kind === 'lines' ? { lines: wins.lines.map((line) => [...line]) } : { ways: rows ** reels }),
    paytable: paytableOf(mathematics),
    rtp: percent(figures.rtp),
    hitFrequency: percent(figures.hitFrequency),
    ...(Number(figures.featureFrequency) > 0 && {
      featureEvery: (1 / Number(figures.featureFrequency)).toFixed(1),
    }),
    volatility: figures.volatility,
    maxWin: figures.maxWin,
    mathematicsId: mathematics.id,
    stakes: stakesOf(title).map(String),
    defaultStake: DEFAULT_STAKE.toString(),
    features: featuresOf(mathematics),
    minimumRoundMs,
  };
}

/** "0.961964010360" → "96.20", rounded half up on digits, not through a float. */
export function percent(share: string): string {
  const [whole = '0', digits = ''] = share.split('.');
  const hundredths = (BigInt(whole + digits.padEnd(12, '0')) + 50_000_000n) / 100_000_000n;
  const text = hundredths.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

function paytableOf(mathematics: Mathematics): PaytableEntry[] {
  const kind = mathematics.wins.kind === 'lines' ? 'line' : 'ways';
  const entry = (symbol: string, payKind: PaytableEntry['kind'], payments: Payments): PaytableEntry => ({
    symbol,
    kind: payKind,
    pays: counted(payments).map(([count, units]) => ({ count, units, stakeUnits: mathematics.stakeUnits })),
  });
  const { pays, scatter } = mathematics;
  return [
    ...Object.entries(pays).map(([symbol, payments]) => entry(symbol, kind, payments)),
    ...(scatter ? [entry(scatter.symbol, 'scatter', scatter.pays)] : []),
  ];
}

function featuresOf({ wild, freeSpins, wildRespins, hold, stakeUnits }: Mathematics): Features {
  return {
    ...(wild && {
      wild: {
        ...(wild.multiplier !== undefined && { multiplier: wild.multiplier }),
        ...(wild.expanding && { expanding: wild.expanding }),
      },
    }),
    ...(freeSpins && {
      freeSpins: {
        awards: counted(freeSpins.awards).map(([scatters, spins]) => ({ scatters, spins })),
        retriggers: counted(freeSpins.retriggers).map(([scatters, spins]) => ({ scatters, spins })),
        cap: freeSpins.cap,
        multiplier:
          freeSpins.multiplier.kind === 'fixed'
            ? freeSpins.multiplier
            : freeSpins.multiplier.kind === 'rising'
              ? { kind: 'rising', steps: [...freeSpins.multiplier.steps] }
              : { kind: 'random', table: freeSpins.multiplier.table.map((one) => ({ ...one })) },
      },
    }),
    ...(wildRespins && { wildRespins: { reels: [...wildRespins.reels] } }),
    ...(hold && {
      hold: {
        trigger: hold.trigger,
        respins: hold.respins,
        values: hold.values.map((value) => ({ ...value, stakeUnits })),
        fullUnits: hold.fullUnits,
      },
    }),
  };
}

const counted = (payments: Payments): [number, number][] =>
  Object.entries(payments).map(([count, units]) => [Number(count), units]);
