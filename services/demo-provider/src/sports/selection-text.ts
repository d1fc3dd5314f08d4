import type { Language } from '../play/dto/play.contract.js';
import { pairingsOf, type League } from '../sports-model/leagues.js';
import { lineText } from '../sports-model/odds-type.js';
import type { LegBody } from './dto/sports.contract.js';

type Words = Record<'draw' | 'over' | 'under' | 'parlay', string>;

const words: Record<Language, Words> = {
  vi: { draw: 'Hoà', over: 'Tài', under: 'Xỉu', parlay: 'Xiên' },
  en: { draw: 'Draw', over: 'Over', under: 'Under', parlay: 'Parlay' },
  zh: { draw: '和局', over: '大', under: '小', parlay: '串关' },
  th: { draw: 'เสมอ', over: 'สูง', under: 'ต่ำ', parlay: 'สเต็ป' },
  id: { draw: 'Seri', over: 'Over', under: 'Under', parlay: 'Parlay' },
  pt: { draw: 'Empate', over: 'Mais de', under: 'Menos de', parlay: 'Múltipla' },
  ja: { draw: '引き分け', over: 'オーバー', under: 'アンダー', parlay: 'パーレー' },
};

const longest = 120;

/** What a bet is on, as the player reads it in the betting record. */
export function selectionText(league: League, legs: readonly LegBody[], language: Language): string {
  const spoken = words[language];
  const texts = legs.map((leg) => legText(league, leg, spoken));
  if (texts.length === 1) return cut(texts[0]!.full);
  return cut(`${spoken.parlay} ${legs.length}: ${texts.map(({ pick }) => pick).join(' + ')}`);
}

function legText(league: League, { day, match, market, line, pick }: LegBody, spoken: Words) {
  const { home, away } = pairingsOf(league, day)[match]!;
  const name = {
    ...{ home: home.name, away: away.name },
    ...{ draw: spoken.draw, over: spoken.over, under: spoken.under },
  }[pick];
  const own = pick === 'away' ? -line : line;
  const written =
    market === 'ah' ? ` ${lineText(own, true)}` : market === 'ou' ? ` ${lineText(line, false)}` : '';
  return { pick: `${name}${written}`, full: `${home.name} – ${away.name}: ${name}${written}` };
}

const cut = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest - 1)}…`);
