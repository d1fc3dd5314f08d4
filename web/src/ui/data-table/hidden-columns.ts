import { create } from 'zustand';
import { localStore } from '~/lib/storage';

const keyOf = (table: string) => `columns:${table}`;

function kept(table: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStore.get(keyOf(table)) ?? '[]');
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

const useStore = create<Record<string, readonly string[]>>(() => ({}));
const NONE: readonly string[] = [];

/** The columns that the user has hidden, kept per table; a table without a name shows all. */
export function useHiddenColumns(table: string | undefined, keys: readonly string[]) {
  const stored = useStore((state) => (table === undefined ? NONE : state[table])) ?? kept(table ?? '');
  const known = stored.filter((key) => keys.includes(key));
  // Columns of a later release may be fewer: a table always shows one.
  const hidden = known.length < keys.length ? known : NONE;
  function change(key: string, isShown: boolean): void {
    if (table === undefined) return;
    const next = isShown ? hidden.filter((one) => one !== key) : [...hidden, key];
    if (next.length >= keys.length) return;
    localStore.set(keyOf(table), JSON.stringify(next));
    useStore.setState({ [table]: next });
  }
  return [hidden, change] as const;
}
