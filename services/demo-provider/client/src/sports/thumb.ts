import type { League } from '../../../src/sports-model/leagues.js';
import type { Sport } from '../../../src/sports-model/sports.types.js';
import { crestMarkup } from './crest';

const grounds: Record<Sport, { colours: readonly [string, string]; scene: string }> = {
  FOOTBALL: {
    colours: ['#1f9d55', '#0a3d24'],
    scene:
      '<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="8"><rect x="60" y="90" width="630" height="820" rx="8"/><path d="M60 500h630"/><circle cx="375" cy="500" r="120"/><path d="M225 90v130h300V90M225 910V780h300v130"/></g><circle cx="375" cy="500" r="62" fill="#fff"/><path d="m375 462 36 26-14 42h-44l-14-42Z" fill="#111"/>',
  },
  ESPORTS: {
    colours: ['#4b2bd6', '#0c0727'],
    scene:
      '<g fill="none" stroke="#35e0ff" stroke-opacity=".45" stroke-width="6"><path d="M0 760h750M0 840h750M0 920h750M90 1000l120-240M300 1000l40-240M660 1000 540 760M450 1000l-40-240"/></g><path d="M205 430c-70 0-115 190-80 250 28 48 78 6 120-50h260c42 56 92 98 120 50 35-60-10-250-80-250-44 0-60 22-170 22s-126-22-170-22Z" fill="#f4f2ff"/><path d="M255 505v80m-40-40h80" stroke="#4b2bd6" stroke-width="26"/><circle cx="480" cy="520" r="20" fill="#ff5d8f"/><circle cx="530" cy="565" r="20" fill="#35e0ff"/>',
  },
  COCK: {
    colours: ['#c2571b', '#3b1207'],
    scene:
      '<ellipse cx="375" cy="720" rx="330" ry="150" fill="#e8b571"/><ellipse cx="375" cy="720" rx="330" ry="150" fill="none" stroke="#7a3b12" stroke-width="18"/>',
  },
};

/** Leagues of one sport differ by their ground. */
const ownColours = new Map<string, readonly [string, string]>([
  ['sao-viet-esports', ['#c2183c', '#21040c']],
  ['anh-vu-esports', ['#0c8a7d', '#03211f']],
]);

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The lobby picture of a league (3:4). */
export function sportsThumb({ code, sport, teams, names }: League): string {
  const { colours: usual, scene } = grounds[sport];
  const colours = ownColours.get(code) ?? usual;
  const crest = (at: number, x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${crestMarkup(sport, teams[at]!.colours, `c${at}`)}</g>`;
  const y = sport === 'COCK' ? 380 : 130;
  const scale = sport === 'COCK' ? 7 : 4.5;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 750 1000"><title>${escaped(names.vi)}</title><linearGradient id="g" x2="0" y2="1"><stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient><rect width="750" height="1000" fill="url(#g)"/>${scene}${crest(0, 70, y, scale)}${crest(1, 680 - 36 * scale, y, scale)}</svg>`;
}
