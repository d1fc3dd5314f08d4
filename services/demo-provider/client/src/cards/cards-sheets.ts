import type { CardHandResponse, CardRoomInfo } from '../../../src/card-room/dto/card-room.contract.js';
import type { Language } from '../../../src/play/dto/play.contract.js';
import { el } from '../page/dom';
import type { Money } from '../play/money';
import { keyValue, openSheet } from '../sheets/sheet';
import { clockOf, type Texts } from '../text';
import type { CardsClient } from './cards-client';
import type { CardTexts } from './text';
import { handHolds, type KnownBefore } from './verify';

export interface SheetParts {
  client: CardsClient;
  room: CardRoomInfo;
  money: Money;
  language: Language;
  common: Texts;
  text: CardTexts;
}

/** What a hand costs, as it stands before joining. */
export const terms = ({ room, money, text }: Pick<SheetParts, 'room' | 'money' | 'text'>): HTMLElement =>
  el(
    'dl',
    { class: 'terms' },
    ...[
      [text.stake, money.short(room.buyIn)],
      [text.unit, money.short(room.unit)],
      [text.rake, `${room.rakeBp / 100}%`],
    ].flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
  );

export function openInfo(parts: SheetParts) {
  const { common, text } = parts;
  openSheet({
    title: text.info,
    closeLabel: common.close,
    tall: true,
    body: [terms(parts), ...text.rules.map((rule) => el('p', {}, rule))],
  });
}

/** A button that checks a hand, and the place of its answer. */
export function checkOf(
  { text, common }: Pick<SheetParts, 'text' | 'common'>,
  handOf: () => Promise<CardHandResponse> | CardHandResponse,
  known?: KnownBefore,
): HTMLElement {
  const answer = el('p', { 'aria-live': 'polite' });
  const check = async () => {
    try {
      const hand = await handOf();
      const holds = handHolds(hand, known);
      const isOver = hand.serverSeed !== undefined;
      answer.className = holds ? 'holds' : isOver ? 'fails' : '';
      answer.textContent = holds ? text.holds : isOver ? text.fails : text.notOver;
    } catch {
      answer.textContent = common.errors.network[0]!;
    }
  };
  return el(
    'div',
    { class: 'verify' },
    el('button', { type: 'button', class: 'small-button', onclick: () => void check() }, text.verify),
    answer,
  );
}

export async function openHistory(parts: SheetParts) {
  const { client, money, language, common, text } = parts;
  const sheet = openSheet({
    title: text.history,
    closeLabel: common.close,
    tall: true,
    body: [el('p', { class: 'loading' }, '…')],
  });
  try {
    const clock = clockOf(language);
    const rows = (await client.history()).map(({ handId, at, size, stake, payout }) =>
      el(
        'li',
        {},
        el(
          'div',
          {},
          el('time', { datetime: at }, clock.format(new Date(at))),
          el('code', {}, text.players(size)),
        ),
        el(
          'dl',
          {},
          ...[
            [text.stake, money.short(stake)],
            [text.payout, payout === undefined ? '–' : money.short(payout)],
          ].flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
        ),
        payout !== undefined && checkOf(parts, () => client.hand(handId)),
      ),
    );
    sheet.fill(rows.length > 0 ? el('ol', { class: 'history' }, ...rows) : el('p', {}, text.noHands));
  } catch {
    sheet.fill(el('p', {}, common.errors.network[0]));
  }
}

/** The commitment and the seeds of the present hand, and its check once it is over. */
export function openFairness(
  { common, text }: SheetParts,
  hand: CardHandResponse | undefined,
  known: KnownBefore | undefined,
) {
  openSheet({
    title: text.fairness,
    closeLabel: common.close,
    tall: true,
    body: [
      el('p', {}, text.fairIntro),
      hand && keyValue(text.commitment, hand.commitment),
      hand && keyValue(text.ownSeed, hand.clientSeed),
      hand?.serverSeed !== undefined && keyValue(text.revealed, hand.serverSeed),
      hand && checkOf({ text, common }, () => hand, known),
    ],
  });
}
