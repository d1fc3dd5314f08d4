import type {
  BoardDay,
  BoardMarket,
  BoardMatch,
  SportsGame,
} from '../../../src/sports/dto/sports.contract.js';
import { scoreAt } from '../../../src/sports-model/disciplines.js';
import { oddsText, type OddsType } from '../../../src/sports-model/odds-type.js';
import { el, fromMarkup } from '../page/dom';
import { keyOf, type SlipLeg } from './bet-slip';
import { coloursOf, crestMarkup } from './crest';
import type { SportsTexts } from './text';
import { pickName } from './words';

export interface CardParts {
  game: SportsGame;
  text: SportsTexts;
  oddsType: OddsType;
  isChosen: (key: string) => boolean;
  press: (leg: SlipLeg) => void;
  /** Matches whose further lines are unfolded. */
  unfolded: Set<string>;
}

const distance = ({ selections }: BoardMarket) => Math.abs(selections[0]!.odds - selections.at(-1)!.odds);

/** A match that takes bets: of each kind of market the most even line, the others folded away. */
export function matchCard(parts: CardParts, day: BoardDay, at: number): HTMLElement {
  const match = day.matches[at]!;
  const kinds = [...new Set(match.markets.map(({ kind }) => kind))];
  const main = kinds.map(
    (kind) =>
      match.markets
        .filter((market) => market.kind === kind)
        .toSorted((a, b) => distance(a) - distance(b))[0]!,
  );
  const further = match.markets.filter((market) => !main.includes(market));
  const key = `${day.day}/${at}`;
  const shown = (market: BoardMarket) => marketView(parts, day, at, market);
  return el(
    'article',
    { class: 'match', 'aria-label': `${match.home} – ${match.away}` },
    sidesView(parts.game, match, key, el('span', { class: 'versus' }, 'vs')),
    el('div', { class: 'markets' }, ...main.map(shown)),
    further.length > 0 &&
      el(
        'details',
        {
          open: parts.unfolded.has(key),
          ontoggle: (event: Event) => {
            if ((event.target as HTMLDetailsElement).open) parts.unfolded.add(key);
            else parts.unfolded.delete(key);
          },
        },
        el('summary', {}, parts.text.moreLines(further.length)),
        el('div', { class: 'markets' }, ...further.map(shown)),
      ),
  );
}

function marketView(
  parts: CardParts,
  { day, matches }: BoardDay,
  at: number,
  market: BoardMarket,
): HTMLElement {
  const { text, oddsType, isChosen, press } = parts;
  const { home, away } = matches[at]!;
  const buttons = market.selections.map(({ pick, odds, rtp }) => {
    const leg = { day, match: at, market: market.kind, line: market.line, pick, odds, home, away };
    const name = pickName(text, { home, away }, leg);
    const key = keyOf(leg);
    return el(
      'button',
      {
        type: 'button',
        class: 'pick',
        'data-key': key,
        'aria-pressed': String(isChosen(key)),
        title: `${name} · RTP ${rtp}%`,
        onclick: () => press(leg),
      },
      el('span', {}, name),
      ' ',
      el('b', {}, oddsText(odds, oddsType)),
    );
  });
  return el(
    'section',
    { class: 'market', 'data-kind': market.kind },
    el('h4', {}, text.markets[market.kind], ' ', el('small', {}, `${text.margin} ${market.margin}%`)),
    el('div', { class: 'picks' }, ...buttons),
  );
}

function sidesView(game: SportsGame, { home, away }: BoardMatch, key: string, middle: HTMLElement) {
  const side = (name: string, place: string) =>
    el(
      'span',
      { class: `side ${place}` },
      fromMarkup(
        crestMarkup(game.sport, coloursOf(game.code, name), `crest-${key.replace('/', '-')}-${place}`),
      ),
      el('b', {}, name),
    );
  return el('div', { class: 'sides' }, side(home, 'home'), middle, side(away, 'away'));
}

/** A match under way or over, whose score follows the clock by `show`. */
export class ResultCard {
  readonly element: HTMLElement;
  private readonly score = el('b', { class: 'score' });
  private readonly bar = el('i', {});

  constructor(
    game: SportsGame,
    private readonly day: BoardDay,
    private readonly match: BoardMatch,
    at: number,
  ) {
    const middle = el('span', { class: 'middle' }, this.score, el('span', { class: 'progress' }, this.bar));
    this.element = el(
      'article',
      { class: 'match result', 'aria-label': `${match.home} – ${match.away}` },
      sidesView(game, match, `${day.day}/${at}`, middle),
    );
  }

  show(now: number): void {
    const start = Date.parse(this.day.kicksOffAt);
    const part = (now - start) / (Date.parse(this.day.endsAt) - start);
    const at = Math.min(1000, Math.max(0, Math.floor(part * 1000)));
    const score = scoreAt(this.match.course?.moments ?? [], at).join(' – ');
    if (this.score.textContent !== score) this.score.textContent = score;
    this.bar.style.inlineSize = `${at / 10}%`;
    this.element.classList.toggle('over', at === 1000);
  }
}
