import type { Features, GameInfo, PaytableEntry } from '../play/dto/play.contract.js';
import { mathModelOf } from '../math-model/data/index.js';
import { publishedRtpOf } from '../math-model/published-rtp.js';
import type { MathModel, Payments } from '../math-model/math-model.types.js';
import type { Title } from './title.types.js';

/** Stakes in minor units; the units of every math model divide each of them. */
const STAKES = [100_000n, 200_000n, 500_000n, 1_000_000n, 2_000_000n, 5_000_000n, 10_000_000n, 20_000_000n];
const DEFAULT_STAKE = 1_000_000n;
/** Where one round can win this many stakes, the highest stakes are left out. */
const HIGH_WIN = 25_000;

export function stakesOf(title: Title): bigint[] {
  return publishedRtpOf(title.mathModel).maxWin >= HIGH_WIN ? STAKES.slice(0, 6) : STAKES;
}

/** All that the game's information page shows, from the same data the engine plays and the evaluator's figures. */
export function gameInfo(title: Title, minimumRoundMs: number): GameInfo {
  const mathModel = mathModelOf(title.mathModel);
  const figures = publishedRtpOf(mathModel.id);
  const { reels, rows, wins } = mathModel;
  return {
    gameId: title.gameId,
    code: title.code,
    names: title.names,
    theme: title.theme,
    layout: { reels, rows },
    ...(wins.kind === 'lines' ? { lines: wins.lines.map((line) => [...line]) } : { ways: rows ** reels }),
    paytable: paytableOf(mathModel),
    rtp: percent(figures.rtp),
    hitFrequency: percent(figures.hitFrequency),
    ...(Number(figures.featureFrequency) > 0 && {
      featureEvery: (1 / Number(figures.featureFrequency)).toFixed(1),
    }),
    volatility: figures.volatility,
    maxWin: figures.maxWin,
    mathematicsId: mathModel.id,
    stakes: stakesOf(title).map(String),
    defaultStake: DEFAULT_STAKE.toString(),
    features: featuresOf(mathModel),
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

function paytableOf(mathModel: MathModel): PaytableEntry[] {
  const kind = mathModel.wins.kind === 'lines' ? 'line' : 'ways';
  const entry = (symbol: string, payKind: PaytableEntry['kind'], payments: Payments): PaytableEntry => ({
    symbol,
    kind: payKind,
    pays: counted(payments).map(([count, units]) => ({ count, units, stakeUnits: mathModel.stakeUnits })),
  });
  const { pays, scatter } = mathModel;
  return [
    ...Object.entries(pays).map(([symbol, payments]) => entry(symbol, kind, payments)),
    ...(scatter ? [entry(scatter.symbol, 'scatter', scatter.pays)] : []),
  ];
}

function featuresOf({ wild, freeSpins, wildRespins, hold, stakeUnits }: MathModel): Features {
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
