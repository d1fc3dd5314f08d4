/** Browser storage that never throws: it may be full, or closed to us in private windows. */
function safely<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

function over(area: () => Storage) {
  return {
    get: (key: string): string | null => safely(() => area().getItem(key), null),
    set: (key: string, value: string): void => safely(() => area().setItem(key, value), undefined),
    remove: (key: string): void => safely(() => area().removeItem(key), undefined),
    clear: (): void => safely(() => area().clear(), undefined),
  };
}

export const localStore = over(() => window.localStorage);
export const sessionStore = over(() => window.sessionStorage);
