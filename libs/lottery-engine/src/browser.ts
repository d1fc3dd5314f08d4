/** What a page needs of the engine: everything but payouts, whose arithmetic of money stays on the server. */
export { faultsOf, type Layout, type Result } from './layout.js';
export { layoutOf } from './layouts.js';
export { gameDefinitionOf, gameDefinitions, type GameDefinition } from './games.js';
export { playOf, playsOf } from './plays/index.js';
export type { Play } from './play.js';
export { lineCount, SelectionError, type Selection, type SelectionErrorCode } from './selection.js';
export { parseSelection, printSelection } from './selection-text.js';
export { parseSlip, printSlip, type SlipLine } from './slip.js';
export { numbersOf, ordersOf, signOfYear, type NumberSet } from './sets.js';
export { quickPick } from './quick-pick.js';
export { playCatalogue, playText, type PlayLanguage } from './texts/index.js';
export { optionText } from './texts/options.js';
export { exampleOf, type Example } from './example.js';
export { typeOf, type PlayType } from './play-type.js';
export { explain, type Explanation } from './explain.js';
export { chanceText, oddsText } from './rtp-sheet.js';
export { oddsAt, priceAfterRebate, rebatePpm } from './odds.js';
export * from './statistics.js';
