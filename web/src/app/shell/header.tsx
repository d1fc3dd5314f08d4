import { QuickLogin } from '~/features/auth';
import { useAccess } from '~/features/session';
import { AgeNotice, OfflineBar } from '~/features/system';
import { AccountCluster } from './account-cluster';
import { Brand } from './brand';
import { CategoryNav } from './category-nav';
import { LanguagePicker } from './language-picker';

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
            {access === 'guest' ? <QuickLogin /> : <AccountCluster />}
            <div className="max-sm:hidden">
              <LanguagePicker />
            </div>
          </div>
        </div>
        <CategoryNav />
      </header>
    </>
  );
}
