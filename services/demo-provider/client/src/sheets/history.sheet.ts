import type { HistoryRound, Language } from '../../../src/play/dto/play.contract.js';
import { el } from '../page/dom';
import type { Money } from '../play/money';
import { clockOf, type Texts } from '../text';
import { openSheet } from './sheet';

export interface HistoryActions {
  load(): Promise<readonly HistoryRound[]>;
  verify(round: HistoryRound): Promise<string>;
}

export async function openHistorySheet(
  text: Texts,
  money: Money,
  language: Language,
  actions: HistoryActions,
) {
  const sheet = openSheet({
    title: text.history,
    closeLabel: text.close,
    body: [el('p', { class: 'loading' }, '…')],
    tall: true,
  });
  try {
    const rounds = await actions.load();
    const clock = clockOf(language);
    const rows = rounds.map((round) => row(text, money, clock, round, actions));
    sheet.fill(rows.length > 0 ? el('ol', { class: 'history' }, ...rows) : el('p', {}, text.noRounds));
  } catch {
    sheet.fill(el('p', {}, text.errors.network[0]));
  }
}

function row(
  text: Texts,
  money: Money,
  clock: Intl.DateTimeFormat,
  round: HistoryRound,
  actions: HistoryActions,
) {
  const won = BigInt(round.totalWin) > 0n;
  const answer = el('p', { class: 'answer', 'aria-live': 'polite' });
  const verify = el(
    'button',
    {
      type: 'button',
      class: 'small-button',
      onclick: () => {
        answer.textContent = text.verifying;
        void actions.verify(round).then((verdict) => (answer.textContent = verdict));
      },
    },
    text.verify,
  );
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('time', { datetime: round.at }, clock.format(new Date(round.at))),
      el('code', {}, round.roundId),
    ),
    el(
      'dl',
      {},
      el('dt', {}, text.stake),
      el('dd', {}, money.short(round.stake)),
      el('dt', {}, text.won),
      el('dd', { class: won ? 'won' : undefined }, money.short(round.totalWin)),
      ...(round.result?.jackpot?.awards ?? []).flatMap(({ tier, amount }) => [
        el('dt', {}, text.jackpotNames[tier]),
        el('dd', { class: 'won' }, money.short(amount)),
      ]),
      el('dt', {}, text.result),
      el('dd', {}, text.roundStates[round.state]),
      ...(round.unpaid
        ? [el('dt', {}, text.wouldHavePaid), el('dd', {}, money.short(round.unpaid.totalWin))]
        : []),
    ),
    (round.result ?? round.unpaid) && el('div', { class: 'verify' }, verify, answer),
  );
}
