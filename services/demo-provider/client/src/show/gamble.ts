import type { SpinResult } from '../../../src/play/dto/play.contract.js';
import { el, reducedMotion, wait } from '../page/dom';
import type { Money } from '../play/money';
import type { Texts } from '../text';
import { closeOverlay, openOverlay } from './overlay';

export interface GambleActions {
  /** Stakes the amount on a colour; undefined where the round could not be played. */
  stake(amount: bigint, colour: 'red' | 'black'): Promise<SpinResult | undefined>;
  /** Whether so much may be staked again. */
  mayGoOn(amount: bigint, inRow: number): boolean;
}

const SUITS = ['♥', '♠', '♦', '♣'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SHOWN_MS = 1500;

/** Red or black for the last win, again and again while it may be staked. */
export async function showGamble(
  text: Texts,
  money: Money,
  won: bigint,
  actions: GambleActions,
): Promise<void> {
  const card = el('div', { class: 'card back', 'aria-hidden': 'true' });
  const words = el('p', { role: 'status' });
  const choices = el('div', { class: 'pair' });
  openOverlay(
    el(
      'div',
      { class: 'door gamble', role: 'dialog', 'aria-modal': 'true', 'aria-label': text.gamble },
      el('h2', {}, text.gamble),
      card,
      words,
      choices,
    ),
  );
  let amount = won;
  for (let inRow = 0; amount > 0n && actions.mayGoOn(amount, inRow); inRow++) {
    words.textContent = text.gambleAsk(money.short(amount), money.short(2n * amount));
    card.className = 'card back';
    card.replaceChildren();
    const choice = await chosen(text, choices);
    if (choice === 'collect') break;
    for (const button of choices.querySelectorAll('button')) button.disabled = true;
    const result = await actions.stake(amount, choice);
    if (!result?.gamble) break;
    const { card: drawn } = result.gamble;
    card.className = drawn % 2 === 0 ? 'card red' : 'card black';
    card.replaceChildren(RANKS[Math.floor(drawn / 4)] ?? '', el('span', {}, SUITS[drawn % 4] ?? ''));
    if (!reducedMotion()) card.animate([{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(0)' }], 300);
    amount = BigInt(result.totalWin);
    words.textContent = amount > 0n ? text.gambleWon(money.short(amount)) : text.gambleLost;
    await wait(SHOWN_MS);
  }
  await closeOverlay();
}

function chosen(text: Texts, host: HTMLElement): Promise<'red' | 'black' | 'collect'> {
  return new Promise((done) => {
    const button = (kind: 'red' | 'black' | 'collect', label: string) =>
      el('button', { type: 'button', class: `wide-button ${kind}`, onclick: () => done(kind) }, label);
    const collect = button('collect', text.gambleCollect);
    host.replaceChildren(button('red', text.gambleRed), button('black', text.gambleBlack), collect);
    collect.focus({ preventScroll: true });
  });
}
