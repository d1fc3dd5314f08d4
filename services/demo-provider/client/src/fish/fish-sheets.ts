import type { FishHistoryRound, FishSession } from '../../../src/fish/dto/fish.contract.js';
import type { RevealResponse } from '../../../src/play/dto/play.contract.js';
import { drawnClientSeed } from '../fairness/own-seed';
import { el } from '../page/dom';
import type { Money } from '../play/money';
import { fairnessPage } from '../sheets/fairness.page';
import { openSheet } from '../sheets/sheet';
import { clockOf, type Texts } from '../text';
import type { FishClient } from './fish-client';
import type { FishTexts } from './text';

export interface SheetParts {
  client: FishClient;
  session: FishSession;
  money: Money;
  common: Texts;
  text: FishTexts;
}

const loadCheck = () => Promise.all([import('../fairness/verify'), import('./verify')]);

/** Rules, and what each animal pays at which exact chance. */
export function openInfo({ session, common, text }: SheetParts) {
  const row = (cells: string[], tag: 'td' | 'th') =>
    el(
      'tr',
      {},
      ...cells.map((cell, i) =>
        i === 0 && tag === 'td' ? el('th', { scope: 'row' }, cell) : el(tag, {}, cell),
      ),
    );
  const prey = session.game.prey.map(({ id, awards, catchShare, rtp, maxOneIn }) =>
    row(
      [
        text.names[id]!,
        awards.length > 1
          ? `${awards[0]}–${awards.at(-1)} (${text.top}: ${text.oneIn(maxOneIn)})`
          : `${awards[0]}`,
        `${catchShare}%`,
        `${rtp}%`,
      ],
      'td',
    ),
  );
  openSheet({
    title: text.info,
    closeLabel: common.close,
    tall: true,
    body: [
      ...text.rules.map((rule) => el('p', {}, rule)),
      session.mode === 'PLAY' && el('p', {}, common.playMode),
      el(
        'table',
        { class: 'returns' },
        el('thead', {}, row([text.prey, text.award, text.chance, text.rtp], 'th')),
        el('tbody', {}, ...prey),
      ),
    ],
  });
}

export async function openHistory({ client, session, money, common, text }: SheetParts) {
  const sheet = openSheet({
    title: text.history,
    closeLabel: common.close,
    tall: true,
    body: [el('p', { class: 'loading' }, '…')],
  });
  const clock = clockOf(session.language);
  const row = (round: FishHistoryRound) => {
    const answer = el('p', { class: 'answer', 'aria-live': 'polite' });
    const shown = round.result ?? round.unpaid;
    const check = () =>
      void verdict(session.game.model, round, common).then((message) => (answer.textContent = message));
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
        ...[
          [text.prey, shown ? text.names[shown.prey]! : '–'],
          [common.stake, money.short(round.stake)],
          [common.won, money.short(round.totalWin)],
          [common.result, common.roundStates[round.state]],
          ...(round.unpaid ? [[common.wouldHavePaid, money.short(round.unpaid.totalWin)]] : []),
        ].flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
      ),
      shown &&
        el(
          'div',
          { class: 'verify' },
          el('button', { type: 'button', class: 'small-button', onclick: check }, common.verify),
          answer,
        ),
    );
  };
  try {
    // The check is loaded with the sheet, so that it needs no server later.
    const [{ rounds }] = await Promise.all([client.history(), loadCheck()]);
    sheet.fill(
      rounds.length > 0 ? el('ol', { class: 'history' }, ...rounds.map(row)) : el('p', {}, text.noShots),
    );
  } catch {
    sheet.fill(el('p', {}, common.errors.network[0]));
  }
}

async function verdict(
  model: string,
  { serverSeed, result, unpaid }: FishHistoryRound,
  common: Texts,
): Promise<string> {
  const shown = result ?? unpaid;
  if (serverSeed === undefined || !shown) return common.roundNotRevealed;
  const [{ commitmentHolds }, { shotHolds }] = await loadCheck();
  if (!commitmentHolds(serverSeed, shown.fairness.commitment)) return common.commitmentFails;
  if (!shotHolds(model, serverSeed, shown)) return result ? common.roundFails : common.unpaidFails;
  return result ? common.roundHolds : common.unpaidHolds;
}

export function openFairness({ client, session, common, text }: SheetParts) {
  let promised: string | undefined;
  const adopt = (revealed: RevealResponse) => {
    promised = session.fairness.nextCommitment;
    session.fairness = revealed.next;
    return revealed;
  };
  const check = async ({ serverSeed, commitment, nonces, next }: RevealResponse) => {
    const [{ commitmentHolds, roundsOfSeed, sequenceHolds }, { shotHolds }] = await loadCheck();
    if (!commitmentHolds(serverSeed, commitment)) return { holds: false, message: common.commitmentFails };
    if (promised !== undefined && promised !== next.commitment)
      return { holds: false, message: common.nextCommitmentFails };
    const rounds = await roundsOfSeed((seed, before) => client.history(seed, before), commitment);
    if (!sequenceHolds(rounds, { commitment, nonces }))
      return { holds: false, message: common.roundsMissing };
    const played = rounds.filter(({ result, fairness }) => result && fairness.commitment === commitment);
    const wrong = rounds.find(({ result, unpaid }) => {
      const shown = result ?? unpaid;
      return shown && !shotHolds(session.game.model, serverSeed, shown);
    });
    if (wrong) return { holds: false, message: `${common.roundFails} (${wrong.roundId})` };
    const shots = played.length > 0 ? ` ${text.holds(played.length)}` : '';
    return { holds: true, message: common.commitmentHolds + shots };
  };
  openSheet({
    title: text.fairness,
    closeLabel: common.close,
    tall: true,
    body: [
      fairnessPage(common, {
        current: () => session.fairness,
        changeSeed: async (seed) => adopt(await client.changeSeed(seed)),
        reveal: async () => adopt(await client.reveal(drawnClientSeed())),
        check,
      }),
    ],
  });
}
