import { QuickLogin } from '~/features/auth';
import { useAccess, useSessionStore } from '~/features/session';
import { AgeNotice, OfflineBar } from '~/features/system';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import { Brand } from './brand';
import { CategoryNav } from './category-nav';
import { LanguagePicker } from './language-picker';

/** Begins to load with the page where a session is stored, so it is there when the status comes. */
const AccountCluster = lazyPage(() => import('./account-cluster').then((m) => m.AccountCluster));
if (useSessionStore.getState().token) AccountCluster.preload();

export function Header() {
  const access = useAccess();
  return (
    <>
      {access === 'guest' && <AgeNotice />}
      <header className="sticky top-0 z-nav border-b border-hairline bg-page/96">
        <OfflineBar />
        <div className="wrap flex min-h-14 items-center gap-2 sm:min-h-18 sm:gap-4">
          <Brand tagline tight={access !== 'guest'} />
          <div className="ml-auto flex items-center gap-1 sm:gap-2">
            {access === 'guest' ? (
              <QuickLogin />
            ) : (
              <LazyBoundary fallback={<span className="h-11 w-48 sm:h-12" />}>
                <AccountCluster />
              </LazyBoundary>
            )}
            <div className="max-sm:hidden">
              <LanguagePicker short={access !== 'guest'} />
            </div>
          </div>
        </div>
        <CategoryNav />
      </header>
    </>
  );
}
