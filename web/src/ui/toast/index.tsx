import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsWanted } from './toast';

export { toast } from './toast';

const ToastHost = lazy(() => import('./toast-host').then((m) => ({ default: m.ToastHost })));

/** Loads the host with the first news. */
export function Toasts() {
  const needed = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.snapshot);
  return needed ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null;
}
