import type { GameInfo, Language } from '../../../src/play/dto/play.contract.js';
import type { Look } from '../look';
import { el } from '../page/dom';
import type { Money } from '../play/money';
import { localeOf, nameIn, type Texts } from '../text';
import { payTable } from './paytable';
import { cellMap } from './pictures';
import { fact, openSheet, type Sheet } from './sheet';

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
    el(
      'div',
      {},
      el('small', {}, `${text.volatility}: ${volatility}`),
      el('span', { class: 'bars' }, ...bars),
    ),
    fact(text.maxWin, text.timesStake(number.format(game.maxWin))),
    fact(
      text.waysToWin,
      ways
        ? text.ways(Number(game.ways)).replace(String(game.ways), ways)
        : text.linesCount(game.lines?.length ?? 0),
    ),
    fact(text.hitFrequency, percent(game.hitFrequency)),
    game.featureEvery
      ? fact(text.featureEvery, text.everyRounds(number.format(Number(game.featureEvery))))
      : '',
    fact(text.stakeLimits, limits),
    fact(text.mathematics, game.mathematicsId),
  );
  return [facts, ...(ways ? waysPage(text, ways, reels, rows) : linesPage(text, game))];
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
