import { rankOf, suitOf } from '../../../src/table-game/cards.js';
import { totalOf } from '../../../src/table-game/baccarat.js';
import type { Deal, TableKind } from '../../../src/table-game/table-game.types.js';
import { isRed } from '../../../src/table-game/roulette.js';
import { el } from '../page/dom';
import type { TableTexts } from './text';

/** The table at rest, before a deal. */
export const restingView = (kind: TableKind, text: TableTexts): HTMLElement =>
  kind === 'ROU'
    ? wheel(undefined)
    : el('div', { class: 'resting', 'aria-hidden': true }, restingMark(kind, text));

const restingMark = (kind: TableKind, text: TableTexts): HTMLElement =>
  kind === 'BAC' || kind === 'DAT'
    ? hands(kind, kind === 'BAC' ? { player: [], banker: [] } : { dragon: [], tiger: [] }, text)
    : el('span', { class: `mark mark-${kind}` });

/** What was dealt; parts come one after the other by `--at`. */
export function dealView(kind: TableKind, deal: Deal, text: TableTexts): HTMLElement {
  switch (kind) {
    case 'BAC':
    case 'DAT':
      return hands(kind, deal, text);
    case 'ROU':
      return wheel(deal['pocket']![0]);
    case 'SIC':
      return el('div', { class: 'dice' }, ...deal['dice']!.map((face, at) => die(face, at)));
    case 'SD':
      return el(
        'div',
        { class: 'coins' },
        ...deal['coins']!.map((side, at) =>
          placed(el('span', { class: side === 1 ? 'coin red' : 'coin' }), at),
        ),
      );
    case 'FT':
      return buttons(deal['buttons']![0]!);
  }
}

function placed<T extends HTMLElement>(element: T, at: number): T {
  element.style.setProperty('--at', String(at));
  return element;
}

/** The order in which cards come: player, banker, player, banker, then third cards. */
const order: Record<string, readonly number[]> = {
  player: [0, 2, 4],
  banker: [1, 3, 5],
  dragon: [0],
  tiger: [1],
};

function hands(kind: TableKind, deal: Deal, text: TableTexts): HTMLElement {
  const sides = kind === 'BAC' ? ['player', 'banker'] : ['dragon', 'tiger'];
  return el(
    'div',
    { class: 'hands' },
    ...sides.map((side) => {
      const cards = deal[side] ?? [];
      const points = kind === 'BAC' && cards.length > 0 && String(totalOf(cards));
      return el(
        'div',
        { class: `hand ${side}` },
        el('h2', {}, text.spot(kind, side), points && placed(el('b', { class: 'points' }, points), 6)),
        el(
          'div',
          { class: 'cards' },
          ...(cards.length > 0
            ? cards.map((card, at) => placed(cardView(card), order[side]![at]!))
            : [el('span', { class: 'slot' }), kind === 'BAC' && el('span', { class: 'slot' })]),
        ),
      );
    }),
  );
}

const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♠', '♥', '♣', '♦'];

function cardView(card: number): HTMLElement {
  const suit = suits[suitOf(card)]!;
  const rank = ranks[rankOf(card)]!;
  const tone = suit === '♥' || suit === '♦' ? 'card red' : 'card';
  return el(
    'span',
    { class: tone, role: 'img', 'aria-label': `${rank}${suit}` },
    el('i', { class: 'face' }, el('b', {}, rank), el('em', {}, suit)),
    el('i', { class: 'back' }),
  );
}

/** Places of the pips of each face on a grid of three by three. */
const pips: Record<number, readonly number[]> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

const die = (face: number, at: number) =>
  placed(
    el(
      'span',
      { class: face === 1 || face === 4 ? 'die red' : 'die', role: 'img', 'aria-label': String(face) },
      ...Array.from({ length: 9 }, (_, index) =>
        el('i', { class: pips[face]!.includes(index + 1) && 'pip' }),
      ),
    ),
    at,
  );

/** Rows of four; the last row decides. */
const buttons = (count: number) =>
  el(
    'div',
    { class: 'buttons', role: 'img', 'aria-label': String(count) },
    ...Array.from({ length: count }, (_, index) =>
      placed(el('i', { class: index >= count - (((count - 1) % 4) + 1) && 'left' }), Math.floor(index / 4)),
    ),
  );

const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const step = 360 / 37;

function wheel(pocket: number | undefined): HTMLElement {
  const colour = (number: number) => (number === 0 ? '#15803d' : isRed(number) ? '#b91c1c' : '#171717');
  const parts = wheelOrder.map((number, at) => `${colour(number)} ${at * step}deg ${(at + 1) * step}deg`);
  const ring = el('div', { class: 'ring' });
  ring.style.background = `conic-gradient(from ${-step / 2}deg, ${parts.join(', ')})`;
  for (const [at, number] of wheelOrder.entries()) {
    const mark = el('span', {}, String(number));
    mark.style.setProperty('--turn', `${at * step}deg`);
    ring.append(mark);
  }
  const turn = pocket === undefined ? 0 : -wheelOrder.indexOf(pocket) * step;
  ring.style.setProperty('--to', `${turn - (pocket === undefined ? 0 : 1440)}deg`);
  const tone = pocket === undefined ? '' : pocket === 0 ? 'green' : isRed(pocket) ? 'red' : 'black';
  return el(
    'div',
    { class: pocket === undefined ? 'wheel' : 'wheel turning' },
    ring,
    el('i', { class: 'ball' }),
    pocket !== undefined && el('b', { class: `pocket ${tone}` }, String(pocket)),
  );
}
