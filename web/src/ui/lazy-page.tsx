import {
  createContext,
  createElement,
  Suspense,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { CustomTypeOptions } from 'i18next';
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

async function fetchPage<P>(
  load: () => Promise<ComponentType<P>>,
  namespaces: readonly string[],
  mayReload = true,
): Promise<ComponentType<P>> {
  try {
    const [component] = await withTimeout(Promise.all([load(), loadNamespaces(...namespaces)]));
    sessionStore.remove(RELOADED);
    return component;
  } catch (error) {
    if (mayReload && !(error instanceof PageLoadError) && !sessionStore.get(RELOADED)) {
      sessionStore.set(RELOADED, '1');
      window.location.reload();
      return await new Promise<never>(() => undefined);
    }
    throw error instanceof PageLoadError ? error : new PageLoadError(String(error));
  }
}

export interface LazyComponent<P> {
  (props: P): ReactNode;
  preload: () => void;
}

const Fallback = createContext<ReactNode>(null);

/** Around a lazy page: what is shown until it is there. */
export function LazyBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Fallback value={fallback}>{children}</Fallback>
    </Suspense>
  );
}

/**
 * Every lazy import loads here, with its catalogue in parallel, a screen for slow loads and one reload if a release has
 * removed the chunk. It does not suspend, because React delays content after a fallback by 300 ms per nested page.
 */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...namespaces: readonly (keyof CustomTypeOptions['resources'])[]
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  function LazyPage(props: P): ReactNode {
    const [page, show] = useState<{ component?: ComponentType<P>; error?: unknown }>({ component: loaded });
    const fallback = useContext(Fallback);
    useEffect(() => {
      if (loaded) return;
      let isShown = true;
      loading ??= fetchPage(load, namespaces);
      loading.then(
        (component) => {
          loaded = component;
          return isShown && show({ component });
        },
        (error: unknown) => {
          loading = undefined;
          return isShown && show({ error });
        },
      );
      return () => {
        isShown = false;
      };
    }, []);
    if (page.error) throw page.error;
    const component = page.component ?? loaded;
    return component ? createElement(component, props) : fallback;
  }
  /** Begins to load before the page is shown; a failure shows where the page is opened. */
  const preload = () => {
    loading ??= fetchPage(load, namespaces, false);
    loading.catch(() => (loading = undefined));
  };
  return Object.assign(LazyPage, { preload });
}
