import type { TableInfo } from '../../../src/table/dto/table.contract.js';
import { el } from '../page/dom';
import type { Money } from '../play/money';
import { keyValue, openSheet } from '../sheets/sheet';
import { clockOf, type Texts } from '../text';
import type { Language } from '../../../src/play/dto/play.contract.js';
import type { TableClient } from './table-client';
import type { TableTexts } from './text';
import { firstDifference } from './verify';

export interface SheetParts {
  client: TableClient;
  table: TableInfo;
  money: Money;
  language: Language;
  common: Texts;
  text: TableTexts;
}

/** Rules of the game, and return and limit of each bet. */
export function openInfo({ table, money, common, text }: SheetParts) {
  const rows = table.spots.map(({ id, rtp, maxBet }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, text.spot(table.kind, id)),
      el('td', {}, `${rtp}%`),
      el('td', {}, money.short(maxBet)),
    ),
  );
  openSheet({
    title: text.info,
    closeLabel: common.close,
    tall: true,
    body: [
      ...text.rules[table.kind].map((rule) => el('p', {}, rule)),
      el(
        'table',
        { class: 'returns' },
        el(
          'thead',
          {},
          el(
            'tr',
            {},
            ...[text.spotHead, text.rtp, text.max].map((head) => el('th', { scope: 'col' }, head)),
          ),
        ),
        el('tbody', {}, ...rows),
      ),
    ],
  });
}

export async function openHistory({ client, money, language, common, text }: SheetParts) {
  const sheet = openSheet({
    title: text.history,
    closeLabel: common.close,
    tall: true,
    body: [el('p', { class: 'loading' }, '…')],
  });
  try {
    const clock = clockOf(language);
    const rows = (await client.history()).map((entry) =>
      el(
        'li',
        {},
        el(
          'div',
          {},
          el('time', { datetime: entry.at }, clock.format(new Date(entry.at))),
          el('code', {}, `${entry.shoe}-${entry.number}`),
        ),
        el(
          'dl',
          {},
          ...[
            [text.stake, money.short(entry.stake)],
            [text.payout, money.short(entry.totalWin ?? '0')],
            [text.result, text.states[entry.state]],
          ].flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
        ),
      ),
    );
    sheet.fill(rows.length > 0 ? el('ol', { class: 'history' }, ...rows) : el('p', {}, text.noRounds));
  } catch {
    sheet.fill(el('p', {}, common.errors.network[0]));
  }
}

/** The commitment to the present shoe, and a check of the last revealed one that needs nothing of the server any more. */
export async function openFairness({ client, table, common, text }: SheetParts) {
  const sheet = openSheet({
    title: text.fairness,
    closeLabel: common.close,
    tall: true,
    body: [el('p', {}, text.fairIntro)],
  });
  try {
    const shoes = await client.shoes();
    const used = shoes.find(({ serverSeed }) => serverSeed !== undefined);
    const answer = el('p', { 'aria-live': 'polite' }, used ? '' : text.notYet);
    const check = () => {
      if (!used) return;
      const different = firstDifference(table.kind, table.code, used);
      answer.className = different === undefined ? 'holds' : 'fails';
      answer.textContent =
        different === undefined
          ? text.holds(used.rounds.length, used.ordinal)
          : text.fails(different, used.ordinal);
    };
    sheet.fill(
      el('p', {}, text.fairIntro),
      shoes[0] && keyValue(`${text.commitment} (${shoes[0].ordinal})`, shoes[0].commitment),
      used?.serverSeed !== undefined && keyValue(`${common.revealed} (${used.ordinal})`, used.serverSeed),
      used && el('button', { type: 'button', class: 'small-button', onclick: check }, text.verify),
      answer,
    );
  } catch {
    sheet.fill(el('p', {}, common.errors.network[0]));
  }
}
