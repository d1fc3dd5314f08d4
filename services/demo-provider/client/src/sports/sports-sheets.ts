import type { Language } from '../../../src/play/dto/play.contract.js';
import type { SportsBetInfo, SportsGame } from '../../../src/sports/dto/sports.contract.js';
import { figuresOf } from '../../../src/sports-model/figures.js';
import { leagueOf } from '../../../src/sports-model/leagues.js';
import { oddsText } from '../../../src/sports-model/odds-type.js';
import { percentOfShare, percentText } from '../../../src/sports-model/prices.js';
import { el } from '../page/dom';
import type { Money } from '../play/money';
import { keyValue, openSheet } from '../sheets/sheet';
import { clockOf, type Texts } from '../text';
import type { SportsClient } from './sports-client';
import type { SportsTexts } from './text';
import { dayHolds } from './verify';
import { pickName } from './words';

export interface SheetParts {
  client: SportsClient;
  game: SportsGame;
  money: Money;
  language: Language;
  common: Texts;
  text: SportsTexts;
}

const loading = () => [el('p', { class: 'loading' }, '…')];

/** Rules, and the returns and margins of every market, computed here from the model that makes the prices. */
export function openInfo({ game, money, common, text }: SheetParts): void {
  const league = leagueOf(game.code)!;
  const rows = figuresOf(league).map(({ market, least, most, minMargin, maxMargin }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, text.markets[market]),
      el('td', {}, `${percentOfShare(least)}–${percentOfShare(most)}%`),
      el('td', {}, `${percentText(minMargin)}–${percentText(maxMargin)}%`),
    ),
  );
  const heads = [text.market, text.rtp, text.margin].map((head) => el('th', { scope: 'col' }, head));
  openSheet({
    title: text.info,
    closeLabel: common.close,
    tall: true,
    body: [
      ...text.rules[game.sport].map((rule) => el('p', {}, rule)),
      ...text.bettingRules.map((rule) => el('p', {}, rule)),
      el('p', {}, text.maxWin(money.short(game.maxWin))),
      el('table', { class: 'returns' }, el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...rows)),
    ],
  });
}

export async function openBets({ client, money, language, common, text }: SheetParts): Promise<void> {
  const sheet = openSheet({ title: text.myBets, closeLabel: common.close, tall: true, body: loading() });
  try {
    const clock = clockOf(language);
    const rows = (await client.bets()).map((bet) => betView(bet, text, money, clock));
    sheet.fill(rows.length > 0 ? el('ol', { class: 'history' }, ...rows) : el('p', {}, text.noBets));
  } catch {
    sheet.fill(el('p', {}, common.errors.network[0]));
  }
}

function betView(
  bet: SportsBetInfo,
  text: SportsTexts,
  money: Money,
  clock: Intl.DateTimeFormat,
): HTMLElement {
  const type = bet.legs.length > 1 ? 'DEC' : bet.oddsType;
  const legs = bet.legs.map((leg) =>
    el(
      'li',
      {},
      el('b', {}, pickName(text, leg, leg)),
      ` @ ${oddsText(leg.odds, type)} `,
      el(
        'small',
        {},
        `${leg.home} ${leg.score ? leg.score.join(' – ') : '–'} ${leg.away}`,
        leg.result && ` · ${text.legResults[leg.result]}`,
      ),
    ),
  );
  const facts = [
    [text.stake, money.short(bet.stake)],
    [text.back, bet.totalWin === undefined ? '–' : money.short(bet.totalWin)],
    [text.state, text.states[bet.state]],
  ].flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]);
  return el(
    'li',
    {},
    el('time', { datetime: bet.at }, clock.format(new Date(bet.at))),
    el('ul', { class: 'legs' }, ...legs),
    el('dl', {}, ...facts),
  );
}

/** The commitment to the next day, and a check of the played ones that needs nothing of the server any more. */
export async function openFairness({ client, game, common, text }: SheetParts): Promise<void> {
  const sheet = openSheet({ title: text.fairness, closeLabel: common.close, tall: true, body: loading() });
  try {
    const { days } = await client.board();
    const next = days.find(({ serverSeed }) => serverSeed === undefined);
    const played = days.filter(({ serverSeed }) => serverSeed !== undefined);
    const answer = el('p', { 'aria-live': 'polite' }, played.length > 0 ? '' : text.notYet);
    const check = () => {
      const different = played.find((day) => !dayHolds(game.code, day));
      answer.className = different ? 'fails' : 'holds';
      answer.textContent = different
        ? text.fails(different.day)
        : text.holds(played.reduce((sum, { matches }) => sum + matches.length, 0));
    };
    sheet.fill(
      el('p', {}, text.fairIntro),
      next && keyValue(`${text.commitment} (${next.day})`, next.commitment),
      ...played.map(({ day, serverSeed }) => keyValue(`${common.revealed} (${day})`, serverSeed!)),
      played.length > 0 &&
        el('button', { type: 'button', class: 'small-button', onclick: check }, text.verify),
      answer,
    );
  } catch {
    sheet.fill(el('p', {}, common.errors.network[0]));
  }
}
