import type { GameInfo, PaytableEntry } from '../../../src/play/dto/play.contract.js';
import type { Look } from '../look';
import { el } from '../page/dom';
import { payment, type Money } from '../play/money';
import type { Texts } from '../text';
import { featureNotes, mechanicNotes, wildNotes } from './features';
import { symbolPicture } from './pictures';

/** The pay table as the server has evaluated it, in money at the chosen stake. */
export function payTable(
  text: Texts,
  money: Money,
  look: Look,
  game: GameInfo,
  stake: string,
): HTMLElement[] {
  const pays = (entry: PaytableEntry | undefined) =>
    entry &&
    el(
      'dl',
      {},
      ...[...entry.pays]
        .sort((one, other) => other.count - one.count)
        .flatMap(({ count, units, stakeUnits }) => [
          // Groups pay for a count and for every higher one.
          el('dt', {}, entry.kind === 'cluster' || entry.kind === 'anywhere' ? `${count}+` : String(count)),
          el('dd', {}, money.bare(payment(stake, units, stakeUnits))),
        ]),
    );
  const entryOf = (key: string) => game.paytable.find(({ symbol }) => symbol === key);
  const special = (key: string, notes: string[]) =>
    notes.length > 0 &&
    el(
      'div',
      { class: 'special' },
      symbolPicture(look, key),
      pays(entryOf(key)),
      el('div', {}, ...notes.map((note) => el('p', {}, note))),
    );
  const cards = [
    special('W', wildNotes(text, game)),
    special('S', featureNotes(text, game)),
    special('C', holdNotes(text, money, game, stake)),
    ...game.paytable
      .filter(({ symbol }) => !['W', 'S', 'C'].includes(symbol))
      .map((entry) => el('div', {}, symbolPicture(look, entry.symbol), pays(entry))),
  ];
  return [
    el('p', {}, text.payNote(money.short(stake))),
    ...mechanicNotes(text, game).map((note) => el('p', {}, note)),
    ...bonusNotes(text, money, game, stake),
    el('div', { class: 'pays' }, ...cards),
  ];
}

/** Chests with their prizes, and the wheel with the chance of each of its segments. */
function bonusNotes(
  text: Texts,
  money: Money,
  { features: { pick, wheel } }: GameInfo,
  stake: string,
): HTMLElement[] {
  const amount = ({ units, stakeUnits }: { units: number; stakeUnits: number }) =>
    money.short(payment(stake, units, stakeUnits));
  const notes: HTMLElement[] = [];
  if (pick) notes.push(el('p', {}, text.pickNote(pick.picks, pick.prizes.map(amount).join(' / '))));
  if (wheel) {
    const total = wheel.segments.reduce((sum, { weight }) => sum + weight, 0);
    const odds = wheel.segments.map((one) => `${amount(one)}: ${((one.weight / total) * 100).toFixed(2)} %`);
    notes.push(el('p', {}, `${text.wheelNote} ${odds.join(' · ')}`));
  }
  return notes;
}

function holdNotes(text: Texts, money: Money, { features: { hold } }: GameInfo, stake: string): string[] {
  if (!hold) return [];
  const values = hold.values.map(({ units, stakeUnits }) => payment(stake, units, stakeUnits));
  const [first = 0n, ...others] = values;
  const least = others.reduce((low, value) => (value < low ? value : low), first);
  const most = others.reduce((high, value) => (value > high ? value : high), first);
  const stakeUnits = hold.values[0]?.stakeUnits ?? 1;
  return [
    text.holdNote(hold.trigger, hold.respins),
    text.holdValues(money.short(least), money.short(most)),
    ...(hold.fullUnits > 0 ? [text.holdFull(money.short(payment(stake, hold.fullUnits, stakeUnits)))] : []),
  ];
}
