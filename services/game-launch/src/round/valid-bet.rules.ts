import { maximumCoverPpm, type GameType } from '#libs/events';
import { decimalOdds, type OddsFormat } from './odds.rules.js';

/** The game types, and cock fights, which vendors list under one of them. */
export type BetKind = GameType | 'COCK_FIGHT';

export type BetResult = 'WIN' | 'LOSS' | 'HALF_WIN' | 'HALF_LOSS' | 'DRAW' | 'VOID' | 'CASH_OUT';

/** Settlement details of a finished round beyond its amounts. All amounts are parts of the stake. */
export interface Settlement {
  result?: BetResult;
  odds?: { format: OddsFormat; value: string };
  /** Live: what lay on Player, Banker and Tie. */
  player?: bigint;
  banker?: bigint;
  /** Live: the hand was a tie. */
  tie?: boolean;
  /** Share of the outcomes (or of a play's numbers) that the bets covered, in millionths. */
  coveredPpm?: number;
  /** Sides of one market were both backed. */
  bothSides?: boolean;
  /** Card games: turnover as the vendor counts it. */
  turnover?: bigint;
  /** Part of the stake that was gambled on in a double-up. */
  gamble?: bigint;
  /** Part of the stake that the house gave away (free spins). */
  free?: bigint;
}

export interface SettledBet {
  kind: BetKind;
  stake: bigint;
  /** Including the stake. */
  payout: bigint;
  playMoney: boolean;
  settlement: Settlement;
}

export interface ValidBetSettings {
  /** Decimal odds in millionths below which sports bets do not count. */
  minimumOdds: bigint;
  /** Coverage above which a bet does not count, in millionths. */
  maximumCoverPpm: number;
  /** Player and Banker both backed: the difference counts, or nothing. */
  bothSidesMode: 'NET' | 'ZERO';
  /** Sports by result (half stake for half results), or by what was really at risk. */
  sportsMode: 'RESULT' | 'AT_RISK';
}

/** As operators keep them; the version counts the changes and is 0 for the defaults. */
export type KeptValidBetSettings = ValidBetSettings & { version: number };

export const defaultSettings: ValidBetSettings = {
  minimumOdds: 1_750_000n,
  maximumCoverPpm,
  bothSidesMode: 'NET',
  sportsMode: 'RESULT',
};

export type ExclusionReason =
  | 'PLAY_MONEY'
  | 'FREE'
  | 'VOID'
  | 'DRAW'
  | 'TIE'
  | 'CASH_OUT'
  | 'LOW_ODDS'
  | 'BOTH_SIDES'
  | 'COVERAGE'
  | 'HALF_RESULT'
  | 'GAMBLE'
  | 'AT_RISK'
  | 'FACTS_MISSING';

export interface ValidBet {
  validBet: bigint;
  /** Why it is less than the stake. */
  exclusionReason?: ExclusionReason;
}

/** How much of a settled bet counts as turnover for cashback, points, wages and rollover. */
export function validBetOf(bet: SettledBet, settings: ValidBetSettings = defaultSettings): ValidBet {
  if (bet.playMoney) return excluded('PLAY_MONEY');
  const { result, free = 0n } = bet.settlement;
  if (result === 'VOID') return excluded('VOID');
  if (result === 'DRAW') return excluded('DRAW');
  const stake = bet.stake - free;
  if (stake <= 0n) return excluded('FREE');
  const valid = byKind({ ...bet, stake }, settings);
  return free > 0n && valid.validBet === stake ? { validBet: stake, exclusionReason: 'FREE' } : valid;
}

function byKind(bet: SettledBet, settings: ValidBetSettings): ValidBet {
  switch (bet.kind) {
    case 'RNG':
    case 'FISH':
      return without(bet.stake, bet.settlement.gamble, 'GAMBLE');
    case 'LIVE':
      return live(bet, settings);
    case 'SPORTS':
    case 'ESPORTS':
      return sports(bet, settings);
    case 'PVP':
      return capped(bet.stake, bet.settlement.turnover ?? atRisk(bet), 'AT_RISK');
    case 'LOTT':
    case 'ELOTT':
      return covers(bet, settings) ? excluded('COVERAGE') : { validBet: bet.stake };
    case 'COCK_FIGHT':
      return bet.settlement.bothSides ? excluded('BOTH_SIDES') : { validBet: bet.stake };
  }
}

function live(bet: SettledBet, settings: ValidBetSettings): ValidBet {
  if (covers(bet, settings)) return excluded('COVERAGE');
  const { player, banker, tie, coveredPpm } = bet.settlement;
  if (player === undefined && banker === undefined && coveredPpm === undefined)
    return excluded('FACTS_MISSING');
  return baccarat(bet, { player: player ?? 0n, banker: banker ?? 0n, tie }, settings);
}

function baccarat(
  bet: SettledBet,
  { player, banker, tie }: { player: bigint; banker: bigint; tie: boolean | undefined },
  settings: ValidBetSettings,
): ValidBet {
  if (tie) return without(bet.stake, player + banker, 'TIE');
  if (player === 0n || banker === 0n) return { validBet: bet.stake };
  const net = player > banker ? player - banker : banker - player;
  const lost = settings.bothSidesMode === 'NET' ? player + banker - net : player + banker;
  return without(bet.stake, lost, 'BOTH_SIDES');
}

function sports(bet: SettledBet, settings: ValidBetSettings): ValidBet {
  const { result, odds, bothSides } = bet.settlement;
  if (result === 'CASH_OUT') return excluded('CASH_OUT');
  if (bothSides) return excluded('BOTH_SIDES');
  const decimal = odds && decimalOdds(odds.format, odds.value);
  if (decimal === undefined) return excluded('FACTS_MISSING');
  if (decimal < settings.minimumOdds) return excluded('LOW_ODDS');
  if (settings.sportsMode === 'RESULT' && result === undefined) return excluded('FACTS_MISSING');
  if (settings.sportsMode === 'AT_RISK') return capped(bet.stake, atRisk(bet), 'AT_RISK');
  if (result === 'HALF_WIN' || result === 'HALF_LOSS') {
    return { validBet: bet.stake / 2n, exclusionReason: 'HALF_RESULT' };
  }
  return { validBet: bet.stake };
}

/** What the bet moved in either direction, never more than the stake. */
function atRisk({ stake, payout }: SettledBet): bigint {
  const moved = payout > stake ? payout - stake : stake - payout;
  return moved < stake ? moved : stake;
}

function covers(bet: SettledBet, settings: ValidBetSettings): boolean {
  return (bet.settlement.coveredPpm ?? 0) > settings.maximumCoverPpm;
}

function without(stake: bigint, part: bigint | undefined, reason: ExclusionReason): ValidBet {
  return capped(stake, stake - (part ?? 0n), reason);
}

function capped(stake: bigint, appliedToRound: bigint, reason: ExclusionReason): ValidBet {
  if (appliedToRound >= stake) return { validBet: stake };
  return { validBet: appliedToRound > 0n ? appliedToRound : 0n, exclusionReason: reason };
}

function excluded(exclusionReason: ExclusionReason): ValidBet {
  return { validBet: 0n, exclusionReason };
}
