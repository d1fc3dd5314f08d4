import type { GameInfo, Language } from '../../../src/play/dto/play.contract.js';
import type { Look } from '../look';
import { el } from '../page/dom';
import type { Money } from '../play/money';
import { localeOf, nameIn, type Texts } from '../text';
import { oddsText } from './odds-text';
import { payTable } from './paytable';
import { cellMap } from './pictures';
import { fact, keyValue, openSheet, type Sheet } from './sheet';

export interface InfoContext {
  readonly text: Texts;
  readonly money: Money;
  readonly language: Language;
  readonly look: Look;
  readonly game: GameInfo;
  readonly stake: string;
  readonly playMoney: boolean;
  readonly fairness: () => HTMLElement;
}

export function openInfoSheet(context: InfoContext): Sheet {
  const { text, money, look, game, stake, language } = context;
  const sheet = openSheet({
    title: nameIn(game.names, language),
    closeLabel: text.close,
    body: [],
    tall: true,
  });
  const pages = [
    () => payTable(text, money, look, game, stake),
    () => howToWin(context),
    () => rules(context),
    () => [context.fairness()],
  ];
  sheet.tabs(text.tabs, (index) => sheet.fill(...(pages[index]?.() ?? [])));
  return sheet;
}

function howToWin({ text, money, game, language }: InfoContext): HTMLElement[] {
  const number = new Intl.NumberFormat(localeOf(language));
  const twoPlaces = new Intl.NumberFormat(number.resolvedOptions().locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const percent = (value: string) => `${twoPlaces.format(Number(value))} %`;
  const { reels, rows } = game.layout;
  const ways = game.ways ? number.format(game.ways) : undefined;
  const volatility = text.volatilityNames[game.volatility - 1] ?? '';
  const bars = [1, 2, 3, 4, 5].map((step) => el('i', { class: step <= game.volatility ? 'on' : undefined }));
  const limits = [game.stakes[0], game.stakes.at(-1)].map((value) => money.short(value ?? '0')).join(' – ');
  const facts = el(
    'div',
    { class: 'facts' },
    fact(text.rtp, percent(game.rtp)),
    game.jackpots ? fact(text.jackpotRtp, percent(game.jackpots.rtp)) : '',
    el(
      'div',
      {},
      el('small', {}, `${text.volatility}: ${volatility}`),
      el('span', { class: 'bars' }, ...bars),
    ),
    fact(text.maxWin, text.timesStake(number.format(game.maxWin))),
    game.table ? '' : fact(text.topOdds, text.oneIn(oddsText(game.topOneIn, number))),
    fact(
      text.waysToWin,
      ways
        ? text.ways(Number(game.ways)).replace(String(game.ways), ways)
        : game.features.group
          ? `≥ ${game.features.group.least}`
          : text.linesCount(game.lines?.length ?? 0),
    ),
    fact(text.hitFrequency, percent(game.hitFrequency)),
    game.featureEvery
      ? fact(text.featureEvery, text.everyRounds(number.format(Number(game.featureEvery))))
      : '',
    fact(text.stakeLimits, limits),
    fact(text.mathematics, game.mathematicsId),
  );
  const example = ways ? waysPage(text, ways, reels, rows) : game.lines ? linesPage(text, game) : [];
  return [
    facts,
    ...jackpotPage(text, money, game, number),
    ...(game.table ? tablePage(text, game, game.table, { number, percent }) : []),
    ...example,
  ];
}

function jackpotPage(text: Texts, money: Money, { jackpots }: GameInfo, number: Intl.NumberFormat) {
  if (!jackpots) return [];
  const tiers = jackpots.tiers.map(({ tier, share, mustDropBy, oneIn }) =>
    fact(
      `${text.jackpotNames[tier]} · ${number.format(Number(share))} %`,
      mustDropBy === undefined
        ? text.jackpotOneIn(number.format(oneIn ?? 0))
        : text.jackpotBefore(money.short(mustDropBy)),
    ),
  );
  return [
    el('h3', {}, text.jackpots),
    el('div', { class: 'facts' }, ...tiers),
    el('p', {}, text.jackpotRule),
  ];
}

/** Odds and distribution of each mode, read off the table the rounds are drawn from. */
function tablePage(
  text: Texts,
  game: GameInfo,
  { digest, modes }: NonNullable<GameInfo['table']>,
  { number, percent }: { number: Intl.NumberFormat; percent: (value: string) => string },
) {
  const pages = modes.flatMap((mode) => [
    el('h3', {}, mode.mode === 'buy' ? text.buy : text.spin),
    el(
      'div',
      { class: 'facts' },
      fact(mode.mode === 'buy' ? text.boughtRtp : text.rtp, percent(mode.rtp)),
      fact(text.maxWin, text.timesStake(number.format(mode.maxWin))),
      fact(text.topOdds, text.oneIn(oddsText(mode.topOneIn, number))),
      fact(text.tableRounds, number.format(mode.rounds)),
    ),
    el(
      'div',
      { class: 'facts small', role: 'group', 'aria-label': text.distribution },
      ...mode.distribution.map((share, i) => fact(text.buckets[i] ?? '', percent(share))),
    ),
  ]);
  const stored = number.format(modes.reduce((sum, { rounds }) => sum + rounds, 0));
  return [
    ...(game.features.winCap
      ? [
          el(
            'div',
            { class: 'facts' },
            fact(text.winCap, text.timesStake(number.format(game.features.winCap))),
          ),
        ]
      : []),
    ...pages,
    el('p', {}, text.tableRule(stored)),
    keyValue(text.tableDigest, digest),
  ];
}

function waysPage(text: Texts, ways: string, reels: number, rows: number) {
  const one = [1, 3, 0, 2, 2, 1];
  const several = [[0, 2], [1], [0, rows - 1]];
  return [
    el('p', {}, text.waysRule(ways)),
    el(
      'div',
      { class: 'examples' },
      cellMap(reels, rows, (reel, row) => (one[reel] ?? 0) % rows === row),
      cellMap(reels, rows, (reel, row) => several[reel]?.includes(row) ?? false),
    ),
  ];
}

function linesPage(text: Texts, { lines = [], layout: { reels, rows } }: GameInfo) {
  const pictures = lines.map((line, index) =>
    el(
      'figure',
      {},
      cellMap(reels, rows, (reel, row) => line[reel] === row),
      String(index + 1),
    ),
  );
  return [el('p', {}, text.linesRule(lines.length)), el('div', { class: 'lines' }, ...pictures)];
}

const rules = ({ text, playMoney }: InfoContext) => [
  ...(playMoney ? [el('p', { class: 'notice' }, text.playMode)] : []),
  el('ul', { class: 'rules' }, ...text.rules.map((rule) => el('li', {}, rule))),
];
