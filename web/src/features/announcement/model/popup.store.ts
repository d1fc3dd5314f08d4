import { localStore } from '~/lib/storage';

const HIDDEN_UNTIL = 'popupHiddenUntil';
const ONE_DAY_MS = 86_400_000;

/** Hides the popups in this browser for one day after the visitor asks for it. */
export const popupSnooze = {
  isActive: (now: number = Date.now()): boolean => {
    const until = Date.parse(localStore.get(HIDDEN_UNTIL) ?? '');
    return Number.isFinite(until) && until > now;
  },
  start: (now: number = Date.now()): void =>
    localStore.set(HIDDEN_UNTIL, new Date(now + ONE_DAY_MS).toISOString()),
};

const read = new Set<string>();

/** A closed popup stays closed until the page is reloaded. */
export const readPopups = {
  has: (id: string): boolean => read.has(id),
  add: (ids: readonly string[]): void => {
    for (const id of ids) read.add(id);
  },
  clear: (): void => read.clear(),
};
