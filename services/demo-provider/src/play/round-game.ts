import { titleOf } from '../catalogue/catalogue.js';
import { stakesOf } from '../catalogue/game-info.js';
import type { Title } from '../catalogue/title.types.js';
import { preyOf, shoot } from '../fish-model/fish-engine.js';
import { fishModelOf } from '../fish-model/fish-models.js';
import { fishTitleOf, type FishTitle } from '../fish/fish-titles.js';
import { buyOf } from '../catalogue/game-info.js';
import { hasJackpots, jackpotDigest } from '../jackpot/jackpot-model.js';
import { jackpotDraws } from '../jackpot/jackpot.rules.js';
import { ALL_MATH_MODELS, mathModelOf } from '../math-model/data/index.js';
import { playRound } from '../math-model/engine.js';
import type { MathModel } from '../math-model/math-model.types.js';
import { modelDigest } from '../math-model/model-digest.js';
import { isTabled, tabledModelOf } from '../outcome-table/models/index.js';
import { drawRow, sha256Text } from '../outcome-table/outcome-table.js';
import { modelIdOfDigest, publishedTableOf } from '../outcome-table/published-tables.js';
import type { IntegerSource } from '../outcome/integers.js';
import { CARDS, gambled, priced, type StoredResult } from './result.rules.js';

/** A game whose rounds one player plays alone: a stake, perhaps a choice, and numbers decide. */
export interface RoundGame {
  gameId: string;
  /** Digest of the outcome table or math model that the seeds of this game are committed with. */
  mathsDigest?: string;
  offersStake(stake: bigint, choice: string | null): boolean;
  /** Null where the game asks for no choice. */
  offersChoice(choice: string | null): boolean;
  /** How often in a row the last win may be staked again with this choice. */
  gamblesInRow?(choice: string | null): number | undefined;
  /** `digest` is that of the mathematics the seed is committed with. */
  play(draw: IntegerSource, stake: bigint, choice: string | null, digest?: string): StoredResult;
}

export function roundGameOf(code: string): RoundGame | undefined {
  const slot = titleOf(code);
  if (slot) return isTabled(slot.mathModel) ? tabledGame(slot) : slotGame(slot);
  const fish = fishTitleOf(code);
  return fish && fishGame(fish);
}

function slotGame(title: Title): RoundGame {
  const own = mathModelOf(title.mathModel);
  return {
    gameId: title.gameId,
    mathsDigest: hasJackpots(title.code) ? withJackpots(own) : digestOf(own),
    offersStake: (stake) => stakesOf(title).includes(stake),
    offersChoice: (choice) => choice === null,
    play(draw, stake, _, digest) {
      // A round that was cut off keeps the model its seed is committed with, also where the game has another by now.
      const feeding = ALL_MATH_MODELS.find((model) => withJackpots(model) === digest);
      const mathModel = feeding ?? ALL_MATH_MODELS.find((model) => digestOf(model) === digest) ?? own;
      const result = priced(mathModel, playRound(mathModel, draw), stake);
      return feeding ? { ...result, jackpot: { draws: jackpotDraws(draw, stake) } } : result;
    },
  };
}

const digests = new Map<string, string>();

function digestOf(mathModel: MathModel): string {
  const known = digests.get(mathModel.id);
  if (known !== undefined) return known;
  const digest = modelDigest(sha256Text, mathModel);
  digests.set(mathModel.id, digest);
  return digest;
}

const withJackpots = (mathModel: MathModel): string => jackpotDigest(sha256Text, digestOf(mathModel));

function tabledGame(title: Title): RoundGame {
  const own = tabledModelOf(title.mathModel);
  const stakes = stakesOf(title);
  const buy = buyOf(title);
  return {
    gameId: title.gameId,
    mathsDigest: publishedTableOf(own.id).digest,
    offersStake: (stake, choice) =>
      isColour(choice)
        ? stake <= stakes.at(-1)!
        : choice === 'buy'
          ? buy!.stakes.some((one) => one * BigInt(buy!.price) === stake)
          : stakes.includes(stake),
    offersChoice: (choice) =>
      choice === null ||
      (choice === 'buy' ? buy !== undefined : isColour(choice) && own.gamble !== undefined),
    gamblesInRow: (choice) => (isColour(choice) ? own.gamble!.most : undefined),
    play(draw, stake, choice, digest) {
      if (isColour(choice)) return gambled(choice, draw(CARDS), stake);
      // A round that was cut off keeps the table its seed is committed with, also where the game has another by now.
      const model = tabledModelOf((digest !== undefined && modelIdOfDigest(digest)) || own.id);
      const mode = choice === 'buy' ? 'buy' : 'base';
      const { row, ticket, outcome } = drawRow(model.id, mode, draw);
      const { price } = model.modes.find(({ name }) => name === mode)!;
      return {
        ...priced({ stakeUnits: model.stakeUnits * price }, outcome, stake),
        row: { mode, row, ticket },
      };
    },
  };
}

const isColour = (choice: string | null): choice is 'red' | 'black' => choice === 'red' || choice === 'black';

function fishGame({ gameId, stakes, model }: FishTitle): RoundGame {
  const fishModel = fishModelOf(model);
  return {
    gameId,
    offersStake: (stake) => stakes.includes(stake),
    offersChoice: (choice) => choice !== null && preyOf(fishModel, choice) !== undefined,
    play(draw, stake, choice) {
      const { prey, times } = shoot(preyOf(fishModel, choice!)!, draw);
      return { prey, times, totalWin: (stake * BigInt(times)).toString() };
    },
  };
}
