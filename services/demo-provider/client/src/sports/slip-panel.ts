import type { PlaceBetBody, SportsGame } from '../../../src/sports/dto/sports.contract.js';
import { ODDS_TYPES, oddsText, parlayOdds, type OddsType } from '../../../src/sports-model/odds-type.js';
import { el } from '../page/dom';
import { icon } from '../page/icons';
import type { Money } from '../play/money';
import { maxReturn, type BetSlip, type SlipLeg } from './bet-slip';
import type { SportsTexts } from './text';
import { pickName } from './words';

export interface SlipParts {
  game: SportsGame;
  slip: BetSlip;
  text: SportsTexts;
  money: Money;
  oddsType: OddsType;
  changeOddsType: (type: OddsType) => void;
  /** The slip has other selections now. */
  changed: () => void;
  place: (bets: PlaceBetBody[]) => void;
}

const steps = [1n, 5n, 10n, 50n];

/** The player's selections, the stake, and what they may bring. */
export class SlipPanel {
  readonly element = el('aside', { class: 'slip' });
  private stake: bigint;
  private busy = false;

  constructor(private readonly parts: SlipParts) {
    this.stake = BigInt(parts.game.minBet);
    this.element.setAttribute('aria-label', parts.text.slip);
  }

  setBusy(busy: boolean): void {
    this.busy = busy;
    this.show();
  }

  set oddsType(type: OddsType) {
    this.parts.oddsType = type;
    this.show();
  }

  show(): void {
    const { slip, text } = this.parts;
    const { legs } = slip;
    this.element.replaceChildren(
      el('header', {}, el('h2', {}, text.slip, legs.length > 0 && ` (${legs.length})`), this.oddsTypes()),
      legs.length === 0
        ? el('p', { class: 'empty' }, text.empty)
        : el('div', { class: 'filled' }, this.kinds(), this.list(legs), this.stakeRow(), this.summary()),
    );
  }

  private oddsTypes(): HTMLElement {
    const { text, oddsType, changeOddsType } = this.parts;
    return el(
      'select',
      {
        'aria-label': text.oddsType,
        onchange: (event: Event) => changeOddsType((event.target as HTMLSelectElement).value as OddsType),
      },
      ...ODDS_TYPES.map((type) =>
        el('option', { value: type, selected: type === oddsType }, text.oddsTypes[type]),
      ),
    );
  }

  private kinds(): HTMLElement {
    const { slip, text } = this.parts;
    const kind = (label: string, isParlay: boolean) =>
      el(
        'button',
        {
          type: 'button',
          'aria-pressed': String(slip.isParlay === isParlay),
          disabled: isParlay && !slip.mayBeParlay,
          onclick: () => {
            slip.isParlay = isParlay;
            this.show();
          },
        },
        label,
      );
    return el('div', { class: 'kinds', role: 'group' }, kind(text.single, false), kind(text.parlay, true));
  }

  private list(legs: readonly SlipLeg[]): HTMLElement {
    const { slip, text, oddsType, changed } = this.parts;
    const type = slip.isParlay ? 'DEC' : oddsType;
    const rows = legs.map((leg) => {
      const name = pickName(text, leg, leg);
      const remove = () => {
        slip.toggle(leg);
        changed();
      };
      return el(
        'li',
        {},
        el(
          'div',
          {},
          el('b', {}, name),
          el('small', {}, `${text.markets[leg.market]} · ${leg.home} – ${leg.away}`),
        ),
        el('span', { class: 'odds' }, oddsText(leg.odds, type)),
        el('button', { type: 'button', 'aria-label': text.remove(name), onclick: remove }, icon('close')),
      );
    });
    return el('ol', {}, ...rows);
  }

  private stakeRow(): HTMLElement {
    const { game, text, money } = this.parts;
    const whole = this.stake / 100n;
    const input = el('input', {
      id: 'stake',
      inputmode: 'numeric',
      autocomplete: 'off',
      value: money.bare(whole * 100n),
      onchange: () => {
        const digits = input.value.replaceAll(/\D/g, '').slice(0, 13);
        this.setStake(BigInt(digits || '0') * 100n);
      },
    });
    const chips = steps.map((step) =>
      el(
        'button',
        { type: 'button', onclick: () => this.setStake(this.stake + step * BigInt(game.minBet)) },
        `+${money.compact(step * BigInt(game.minBet))}`,
      ),
    );
    return el(
      'div',
      { class: 'stake-row' },
      el('label', { for: 'stake' }, text.stake),
      input,
      el('div', { class: 'steps' }, ...chips),
      el('small', {}, text.limits(money.short(game.minBet), money.short(game.maxBet))),
    );
  }

  private setStake(stake: bigint): void {
    const { minBet, maxBet } = this.parts.game;
    const least = BigInt(minBet);
    const most = BigInt(maxBet);
    this.stake = stake < least ? least : stake > most ? most : stake;
    this.show();
  }

  private summary(): HTMLElement {
    const { slip, text, money, oddsType, place } = this.parts;
    const bets = slip.bets(this.stake.toString(), oddsType);
    const total = this.stake * BigInt(bets.length);
    const row = (name: string, value: string) => [el('dt', {}, name), el('dd', {}, value)];
    return el(
      'div',
      { class: 'summary' },
      !slip.mayBeParlay && slip.legs.length > 1 && el('p', {}, text.sameMatch),
      el(
        'dl',
        {},
        ...(slip.isParlay ? row(text.totalOdds, parlayOdds(slip.legs.map(({ odds }) => odds))) : []),
        ...row(text.totalStake, money.short(total)),
        ...row(text.maxReturn, money.short(maxReturn(bets))),
      ),
      el(
        'button',
        {
          type: 'button',
          class: 'wide-button primary',
          'aria-disabled': String(this.busy),
          onclick: () => !this.busy && place(bets),
        },
        this.busy ? text.placing : text.place,
      ),
    );
  }
}
