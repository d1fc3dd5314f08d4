import type { Features, GameInfo, OutcomeTableMode, PaytableEntry } from '../play/dto/play.contract.js';
import { isTabled, tabledModelOf } from '../outcome-table/models/index.js';
import { publishedTableOf } from '../outcome-table/published-tables.js';
import type { ModeFigures } from '../outcome-table/table-figures.js';
import type { TabledModel } from '../outcome-table/tabled-model.types.js';
import type { RtpFigures } from '../evaluator/rtp-figures.js';
import { mathModelOf } from '../math-model/data/index.js';
import { publishedRtpOf } from '../math-model/published-rtp.js';
import type { MathModel, Payments } from '../math-model/math-model.types.js';
import { hasJackpots, JACKPOT_TIERS } from '../jackpot/jackpot-model.js';
import { jackpotReturn, rtpWithJackpots } from '../jackpot/jackpot.rules.js';
import type { Title } from './title.types.js';

/** Stakes in minor units; the units of every math model divide each of them. */
const STAKES = [100_000n, 200_000n, 500_000n, 1_000_000n, 2_000_000n, 5_000_000n, 10_000_000n, 20_000_000n];
const DEFAULT_STAKE = 1_000_000n;
const MOST_TO_BUY_AT = 2_000_000n;
/** Where one round can win this many stakes, the highest stakes are left out. */
const HIGH_WIN = 25_000;

export function stakesOf(title: Title): bigint[] {
  return figuresOf(title.mathModel).maxWin >= HIGH_WIN ? STAKES.slice(0, 6) : STAKES;
}

/** At which stakes the feature may be bought: the lower ones, because the price is many of them. */
export function buyOf(title: Title): { price: number; stakes: bigint[] } | undefined {
  if (!isTabled(title.mathModel)) return undefined;
  const price = tabledModelOf(title.mathModel).modes.find(({ name }) => name === 'buy')?.price;
  if (price === undefined) return undefined;
  return { price, stakes: stakesOf(title).filter((stake) => stake <= MOST_TO_BUY_AT) };
}

/** Exact figures of a spin, of either kind of maths. */
export function figuresOf(id: string): RtpFigures {
  return isTabled(id) ? publishedTableOf(id).modes[0]! : publishedRtpOf(id);
}

/** What a player reads as the return of a game: that of its reels, with that of the jackpots it feeds. */
export function rtpOf({ code, mathModel }: Title): string {
  const { rtp } = figuresOf(mathModel);
  return percent(hasJackpots(code) ? rtpWithJackpots(rtp) : rtp);
}

/** What a lobby and the page say of the field: lines, ways, or neither where groups pay. */
export function shapeOf(id: string): { lines?: number[][]; ways?: number } {
  const { wins, rows, reels } = isTabled(id) ? tabledModelOf(id) : mathModelOf(id);
  if (wins.kind === 'lines') return { lines: wins.lines.map((line) => [...line]) };
  return wins.kind === 'ways' ? { ways: rows ** reels } : {};
}

/** All that the game's information page shows, from the same data the engine plays and the evaluator's figures. */
export function gameInfo(title: Title, minimumRoundMs: number): GameInfo {
  const figures = figuresOf(title.mathModel);
  const tabled = isTabled(title.mathModel) ? tabledModelOf(title.mathModel) : undefined;
  const model = tabled ?? mathModelOf(title.mathModel);
  const buy = buyOf(title);
  return {
    gameId: title.gameId,
    code: title.code,
    names: title.names,
    theme: title.theme,
    layout: { reels: model.reels, rows: model.rows },
    ...shapeOf(model.id),
    paytable: paytableOf(model),
    rtp: rtpOf(title),
    ...(hasJackpots(title.code) && { jackpots: jackpotInfo() }),
    hitFrequency: percent(figures.hitFrequency),
    ...(Number(figures.featureFrequency) > 0 && {
      featureEvery: (1 / Number(figures.featureFrequency)).toFixed(1),
    }),
    volatility: figures.volatility,
    maxWin: figures.maxWin,
    topOneIn: figures.topOneIn,
    mathematicsId: model.id,
    ...(tabled && {
      table: {
        digest: publishedTableOf(tabled.id).digest,
        modes: publishedTableOf(tabled.id).modes.map(modeInfo),
      },
      ...(tabled.gamble && { gamble: tabled.gamble }),
    }),
    ...(buy && { buy: { price: buy.price, stakes: buy.stakes.map(String) } }),
    stakes: stakesOf(title).map(String),
    defaultStake: DEFAULT_STAKE.toString(),
    features: tabled ? tabledFeatures(tabled) : featuresOf(mathModelOf(title.mathModel)),
    minimumRoundMs,
  };
}

const jackpotInfo = (): NonNullable<GameInfo['jackpots']> => ({
  rtp: percent(jackpotReturn().toFixed(12)),
  tiers: JACKPOT_TIERS.map(({ tier, seed, sharePpm, mustDrop, oneIn }) => ({
    ...{ tier, seed, share: (sharePpm / 10_000).toFixed(2) },
    ...(mustDrop && { mustDropBy: mustDrop.most }),
    ...(oneIn !== undefined && { oneIn }),
  })),
});

const modeInfo = (figures: ModeFigures): OutcomeTableMode => ({
  mode: figures.mode as OutcomeTableMode['mode'],
  price: figures.price,
  rounds: figures.rounds,
  rtp: percent(figures.rtp),
  hitFrequency: percent(figures.hitFrequency),
  maxWin: figures.maxWin,
  topOneIn: figures.topOneIn,
  distribution: figures.distribution.map(percent),
  hash: figures.hash,
  weight: figures.weight,
  paid: figures.paid,
});

function tabledFeatures(model: TabledModel): Features {
  const { wins, heights, cascade, freeSpins, pick, wheel, stakeUnits } = model;
  const awards = counted(freeSpins?.awards ?? {}).map(([scatters, spins]) => ({ scatters, spins }));
  return {
    ...(model.wild && { wild: {} }),
    ...(freeSpins && {
      freeSpins: {
        awards,
        retriggers: awards,
        cap: freeSpins.cap,
        multiplier: { kind: 'fixed', times: freeSpins.times ?? 1 },
      },
    }),
    ...((wins.kind === 'cluster' || wins.kind === 'anywhere') && { group: { ...wins } }),
    ...(heights && { heights: { least: Math.min(...heights), most: Math.max(...heights) } }),
    ...(cascade && {
      cascade: {
        steps: [...cascade.steps],
        ...(cascade.freeSteps && { freeSteps: [...cascade.freeSteps] }),
        kept: freeSpins?.keepsMultiplier ?? false,
      },
    }),
    ...(freeSpins?.sticky && { sticky: true }),
    ...(model.walking && { walking: { ...model.walking } }),
    ...(model.mystery && { mystery: true }),
    ...(freeSpins?.special && { special: [...freeSpins.special] }),
    ...(pick && {
      pick: { picks: pick.picks, prizes: pick.prizes.map(({ units }) => ({ units, stakeUnits })) },
    }),
    ...(wheel && { wheel: { segments: wheel.segments.map((segment) => ({ ...segment, stakeUnits })) } }),
    winCap: model.cap,
  };
}

/** "0.961964010360" → "96.20", rounded half up on digits, not through a float. */
export function percent(share: string): string {
  const [whole = '0', digits = ''] = share.split('.');
  const hundredths = (BigInt(whole + digits.padEnd(12, '0')) + 50_000_000n) / 100_000_000n;
  const text = hundredths.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

function paytableOf(
  mathModel: Pick<MathModel, 'pays' | 'scatter' | 'stakeUnits'> & { wins: { kind: string } },
): PaytableEntry[] {
  const kind = mathModel.wins.kind === 'lines' ? 'line' : (mathModel.wins.kind as PaytableEntry['kind']);
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
