import type { TableKind } from '../../../src/table-game/table-game.types.js';

const felts: Record<TableKind, readonly [string, string]> = {
  BAC: ['#14805c', '#06281b'],
  DAT: ['#9b1c36', '#2c0710'],
  ROU: ['#1e4f94', '#081627'],
  SIC: ['#7c3aed', '#1e0b3f'],
  SD: ['#b4462a', '#33100a'],
  FT: ['#0e7490', '#06222b'],
};

const card = (x: number, turn: number, rank: string, suit: string, red: boolean) =>
  `<g transform="translate(${x} 128) rotate(${turn})"><rect x="-38" y="-54" width="76" height="108" rx="9" fill="#fff" stroke="#cfd5df"/>
<text y="-6" font-size="40" font-weight="800" fill="${red ? '#c81e2b' : '#141a24'}">${rank}</text><text y="36" font-size="36" fill="${red ? '#c81e2b' : '#141a24'}">${suit}</text></g>`;

const die = (x: number, y: number, turn: number, pips: readonly (readonly [number, number])[]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-34" y="-34" width="68" height="68" rx="13" fill="#fff"/>${pips
    .map(([px, py]) => `<circle cx="${px * 18}" cy="${py * 18}" r="7" fill="#c81e2b"/>`)
    .join('')}</g>`;

const wheel = `<g transform="translate(150 128)"><circle r="88" fill="#8d6a2c"/>${Array.from(
  { length: 36 },
  (_, at) =>
    `<path d="M0 0 L${(80 * Math.cos((at * Math.PI) / 18)).toFixed(1)} ${(80 * Math.sin((at * Math.PI) / 18)).toFixed(1)} A80 80 0 0 1 ${(80 * Math.cos(((at + 1) * Math.PI) / 18)).toFixed(1)} ${(80 * Math.sin(((at + 1) * Math.PI) / 18)).toFixed(1)}Z" fill="${at === 0 ? '#15803d' : at % 2 ? '#b91c1c' : '#171717'}"/>`,
).join(
  '',
)}<circle r="44" fill="#d9b25c"/><circle r="30" fill="#8d6a2c"/><circle cx="58" cy="-30" r="8" fill="#fff"/></g>`;

const coins = [
  [110, 106, '#fff'],
  [186, 100, '#d11a2a'],
  [124, 164, '#d11a2a'],
  [196, 160, '#fff'],
]
  .map(
    ([x, y, fill]) => `<circle cx="${x}" cy="${y}" r="30" fill="${fill}" stroke="#0003" stroke-width="4"/>`,
  )
  .join('');

const buttons = Array.from({ length: 22 }, (_, at) => {
  const fill = at >= 20 ? '#f5c451' : '#eadfc3';
  return `<circle cx="${72 + Math.floor(at / 4) * 32}" cy="${84 + (at % 4) * 30}" r="11" fill="${fill}" stroke="#0004" stroke-width="3"/>`;
}).join('');

const art: Record<TableKind, string> = {
  BAC: card(112, -12, '9', '♥', true) + card(190, 10, 'K', '♠', false),
  DAT: card(108, -8, 'A', '♦', true) + card(194, 8, 'Q', '♣', false),
  ROU: wheel,
  SIC:
    die(104, 112, -14, [
      [-1, -1],
      [1, 1],
      [0, 0],
    ]) +
    die(186, 108, 10, [[0, 0]]) +
    die(148, 172, 4, [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
    ]),
  SD: `<ellipse cx="152" cy="140" rx="112" ry="72" fill="#f3e7c9" stroke="#8d6a2c" stroke-width="8"/>${coins}`,
  FT: buttons,
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The picture of a table in the lobby. */
export function tableThumb(kind: TableKind, title: string): string {
  const [top, foot] = felts[kind];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" font-family="'Be Vietnam Pro','Segoe UI',Roboto,sans-serif" text-anchor="middle"><defs><radialGradient id="f" cx=".5" cy=".35" r=".9"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></radialGradient></defs><rect width="300" height="300" fill="url(#f)"/><rect x="10" y="10" width="280" height="280" rx="22" fill="none" stroke="#f5c45188" stroke-width="2"/>${art[kind]}<rect y="228" width="300" height="72" fill="#0008"/><text x="150" y="272" font-size="22" font-weight="800" fill="#fff">${escaped(title)}</text></svg>`;
}
