/** Writes a selection out as single tickets, one by one, however many they are. */
export const list = (text: string): string[] => text.split(/[,-]/);

/** 01_23 becomes 02, 03, 12, 13; balls stay apart by hyphens. */
export function everyOrder(text: string, separator: string, alphabet: string): string[] {
  let tickets: string[][] = [[]];
  for (const part of text.split('_')) {
    const symbols = part === '#' ? [...alphabet] : separator === '' ? [...part] : part.split(separator);
    const longer: string[][] = [];
    for (const ticket of tickets) for (const symbol of symbols) longer.push([...ticket, symbol]);
    tickets = longer;
  }
  if (separator !== '') tickets = tickets.filter((ticket) => new Set(ticket).size === ticket.length);
  return tickets.map((ticket) => ticket.join(separator));
}

/** 1_#_23 becomes 0:1, 2:2, 2:3. */
export function everyPosition(text: string, separator: string): string[] {
  const tickets: string[] = [];
  text.split('_').forEach((part, position) => {
    if (part === '#') return;
    const symbols = separator === '' ? [...part] : part.split(separator);
    for (const symbol of symbols) tickets.push(`${position}:${symbol}`);
  });
  return tickets;
}

/** Every set of `size` of the symbols, as text joined by commas. */
export const combinations = (text: string, size: number): string[] =>
  subsets(list(text), size).map((subset) => subset.join(','));

export function subsets(symbols: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  const found: string[][] = [];
  symbols.forEach((symbol, index) => {
    for (const rest of subsets(symbols.slice(index + 1), size - 1)) found.push([symbol, ...rest]);
  });
  return found;
}

/** The digits of a ticket that names digits by how often they must come: pairs 2 and singles 013 give 22013. */
export function repeated(text: string, roles: readonly (readonly [times: number, size: number])[]): string[] {
  const parts = text.includes('_') ? text.split('_') : roles.map(() => list(text).join(''));
  let tickets: string[][] = [[]];
  roles.forEach(([times, size], role) => {
    const longer: string[][] = [];
    for (const ticket of tickets)
      for (const chosen of subsets([...(parts[role] ?? '')], size)) {
        if (chosen.some((digit) => ticket.includes(digit))) continue;
        longer.push([...ticket, ...chosen.flatMap((digit) => Array<string>(times).fill(digit))]);
      }
    tickets = longer;
  });
  return tickets.map((ticket) => ticket.toSorted().join(''));
}
