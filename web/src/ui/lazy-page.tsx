import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadNamespaces } from '~/lib/i18n';
import { sessionStore } from '~/lib/storage';

const SLOW_AFTER = 120_000;
const RELOADED = 'reloaded-for-chunk';

/** The page's code did not come within two minutes, or at all (specification 8, 9). */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PageLoadError('slow')), SLOW_AFTER);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Every lazy import goes through here: the feature's catalogue loads beside its code, a slow load ends in a
 * screen of its own, and a chunk that is gone after a release reloads the page once.
 */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...namespaces: string[]
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      const [component] = await withTimeout(Promise.all([load(), loadNamespaces(...namespaces)]));
      sessionStore.remove(RELOADED);
      return { default: component };
    } catch (error) {
      if (!(error instanceof PageLoadError) && !sessionStore.get(RELOADED)) {
        sessionStore.set(RELOADED, '1');
        window.location.reload();
        return await new Promise<never>(() => undefined);
      }
      throw error instanceof PageLoadError ? error : new PageLoadError(String(error));
    }
  });
}
