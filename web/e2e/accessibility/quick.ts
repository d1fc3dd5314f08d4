import type { Screen } from './screen.ts';

/** The first state of each address and visitor, and the states named as quick; the long suite has the others too. */
export function inQuickSuite(screens: readonly Screen[]): Set<Screen> {
  const first = new Map<string, Screen>();
  for (const screen of screens) {
    const address = addressOf(screen);
    if (!first.has(address)) first.set(address, screen);
  }
  return new Set([...first.values(), ...screens.filter(({ quick }) => quick)]);
}

function addressOf({ by, path }: Screen): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  return [by, pathname, searchParams.get('m'), searchParams.get('p')].join(' ');
}
