const felts = [
  ['#6d28d9', '#1a0836'],
  ['#9b1c36', '#2c0710'],
] as const;

const fan = [
  ['3', '♠', -30],
  ['7', '♦', -15],
  ['J', '♣', 0],
  ['A', '♥', 15],
  ['2', '♥', 30],
] as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The picture of a card room in the lobby: a fan of cards on the room's felt. */
export function cardThumb(room: number, title: string): string {
  const [top, foot] = felts[room % felts.length]!;
  const cards = fan
    .map(([rank, suit, turn]) => {
      const ink = suit === '♦' || suit === '♥' ? '#c81e2b' : '#141a24';
      return `<g transform="translate(150 236) rotate(${turn})"><rect x="-38" y="-176" width="76" height="112" rx="9" fill="#fff" stroke="#cfd5df"/><text x="-18" y="-140" font-size="30" font-weight="800" fill="${ink}">${rank}</text><text y="-84" font-size="44" fill="${ink}">${suit}</text></g>`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" font-family="'Be Vietnam Pro','Segoe UI',Roboto,sans-serif" text-anchor="middle"><defs><radialGradient id="f" cx=".5" cy=".35" r=".9"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></radialGradient></defs><rect width="300" height="300" fill="url(#f)"/><rect x="10" y="10" width="280" height="280" rx="22" fill="none" stroke="#f5c45188" stroke-width="2"/>${cards}<rect y="228" width="300" height="72" fill="#0008"/><text x="150" y="272" font-size="22" font-weight="800" fill="#fff">${escaped(title)}</text></svg>`;
}
