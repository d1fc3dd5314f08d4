import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BrandMark } from '~/art/brand-mark';
import { Icon } from '~/art/icon';
import { changeLanguage, useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { mayOpen, type DefinedConsolePage } from '../define-console-page';
import { operatorSessionApi } from '../session/session.api';
import { useOperatorSession, useRoles } from '../session/session.store';
import { Navigation } from './navigation';
import { Palette } from './palette';
import { ShortcutList } from './shortcut-list';
import { ThemeChoice } from './theme-choice';
import { useShortcuts } from './use-shortcuts';

const AccountDialog = lazy(() =>
  import('../session/account-dialog').then((m) => ({ default: m.AccountDialog })),
);

export const barButton =
  'inline-flex min-h-8 items-center gap-2 rounded-sm px-2 text-muted hover:bg-card hover:text-text';

export function Shell({ pages, children }: { pages: readonly DefinedConsolePage[]; children: ReactNode }) {
  const { t } = useTranslation('console');
  const roles = useRoles();
  const language = useLanguage();
  const session = useOperatorSession();
  const { pathname } = useLocation();
  const [dialog, setDialog] = useState<'palette' | 'shortcuts' | 'account' | null>(null);
  const [menuAt, setMenuAt] = useState<string | null>(null);
  // A page that is opened from the menu closes it.
  const isMenuOpen = menuAt === pathname;
  const mine = pages.filter((page) => mayOpen(roles, page));
  useShortcuts(mine, dialog === null, setDialog);
  const close = () => setDialog(null);
  const logOut = () => {
    void operatorSessionApi.logOut().catch(() => undefined);
    session.end();
  };
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[52px_minmax(0,1fr)] lg:grid-cols-[212px_minmax(0,1fr)]">
      <a
        href="#main"
        className="fixed -top-20 left-2 z-toast rounded-sm bg-raised px-4 py-2 focus:top-2"
        onClick={() => document.getElementById('main')?.focus()}
      >
        {t('skip')}
      </a>
      <header className="flex min-w-0 items-center gap-2 border-b border-line bg-panel px-3 lg:col-span-2">
        <button
          type="button"
          className={classNames(barButton, 'lg:hidden')}
          aria-label={t('menu')}
          aria-expanded={isMenuOpen}
          onClick={() => setMenuAt(isMenuOpen ? null : pathname)}
        >
          <Icon name={isMenuOpen ? 'close' : 'menu'} />
        </button>
        <span className="flex items-center gap-2 font-semibold lg:w-[188px]">
          <BrandMark size={28} />
          <span className="max-sm:hidden">{t('product')}</span>
        </span>
        <button
          type="button"
          className="flex min-h-8 min-w-0 flex-[0_1_320px] items-center gap-2 rounded-sm border border-line-strong bg-well px-2.5 text-subtle hover:border-muted"
          onClick={() => setDialog('palette')}
        >
          <Icon name="search" size={16} />
          <span className="min-w-0 flex-1 truncate text-left">{t('search')}</span>
          <kbd className="max-sm:hidden">Ctrl K</kbd>
        </button>
        <span className="ml-auto flex items-center gap-1">
          <button
            type="button"
            className={classNames(barButton, 'max-sm:hidden')}
            onClick={() => setDialog('shortcuts')}
          >
            <kbd>?</kbd>
            <span className="sr-only">{t('shortcuts')}</span>
          </button>
          <ThemeChoice className={barButton} />
          <button
            type="button"
            className={barButton}
            onClick={() => void changeLanguage(language === 'vi' ? 'en' : 'vi')}
          >
            <Icon name="globe" size={16} />
            <span className="max-sm:sr-only">{t('language')}</span>
          </button>
          <button
            type="button"
            className={classNames(barButton, 'min-w-0')}
            aria-haspopup="dialog"
            onClick={() => setDialog('account')}
          >
            <Icon name="user" size={16} />
            <span className="max-w-40 truncate font-semibold max-md:hidden">{session.session?.username}</span>
            <span className="sr-only">{t('account.title')}</span>
          </button>
          <button type="button" className={barButton} onClick={logOut}>
            <Icon name="logout" size={16} />
            <span className="max-md:sr-only">{t('logout')}</span>
          </button>
        </span>
      </header>
      <Navigation pages={mine} className={isMenuOpen ? '' : 'max-lg:hidden'} />
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          'relative min-h-0 min-w-0 overflow-y-auto outline-none',
          isMenuOpen && 'max-lg:hidden',
        )}
      >
        {children}
      </main>
      {dialog === 'palette' && (
        <Palette pages={mine} onClose={close} onAccount={() => setDialog('account')} onLogOut={logOut} />
      )}
      {dialog === 'account' && (
        <Suspense fallback={null}>
          <AccountDialog onClose={close} />
        </Suspense>
      )}
      {dialog === 'shortcuts' && <ShortcutList pages={mine} onClose={close} />}
    </div>
  );
}
