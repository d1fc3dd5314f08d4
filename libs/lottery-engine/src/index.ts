export { faultsOf, printResult, type Layout, type Result, type Slot } from './layout.js';
export { layoutOf, layouts, type LayoutId } from './layouts.js';
export { gameDefinitionOf, gameDefinitions, type Area, type GameDefinition } from './games.js';
export { centralStations, southStations, type Station } from './stations.js';
export type { Play, Proof, Rule, Tier, View } from './play.js';
export { allPlays, playGroups, playOf, playsOf } from './plays/index.js';
export { lineCount, SelectionError, type Selection, type SelectionErrorCode } from './selection.js';
export { pack, parseSelection, printSelection, unpack } from './selection-text.js';
export { prepare, type Prepared } from './prepared.js';
export { settle, type Outcome } from './settle.js';
export {
  checkSeries,
  OddsBook,
  OddsError,
  oddsFor,
  prizeModes,
  priceAfterRebate,
  rebatePpm,
  type LineOdds,
  type OddsRow,
  type PrizeMode,
  type SeriesRange,
} from './odds.js';
export { defaultOddsBook, defaultRows, modesOfGroup, seriesRanges } from './default-odds.js';
export { coveredPpm } from './cover.js';
export { exposureOf, weightOfPick, type Exposure, type WeighedPick } from './exposure.js';
export { hasPick, picksNamed } from './pick-names.js';
export { payout, type Winnings } from './payout.js';
export {
  fraction,
  isLess,
  judgeOdds,
  percent,
  returnOf,
  rtpOf,
  type Fraction,
  type OddsVerdict,
  type Rtp,
} from './rtp.js';
export { playCatalogue, playText, type PlayLanguage } from './texts/index.js';
export { groupText } from './texts/groups.js';
export { optionText } from './texts/options.js';
export { exampleOf, type Example } from './example.js';
export { typeOf, type PlayType } from './play-type.js';
export { explain, type Explanation, type PickChance } from './explain.js';
export { numbersOf, ordersOf, signOfYear, type NumberSet, type Parity } from './sets.js';
export { quickPick } from './quick-pick.js';
export {
  absentDigits,
  beadRoad,
  bigRoad,
  countedByPosition,
  countedOf,
  currentStreak,
  headsAndTails,
  hotAndCold,
  sidesOf,
  symbolStatistics,
  type BigRoadCell,
  type Counted,
  type Side,
  type SymbolStatistics,
} from './statistics.js';
export { isProved } from './proof.js';
