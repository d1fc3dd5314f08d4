import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/art/icon';
import { Boundary } from './boundary';
import { classNames } from './class-names';
import { LazyBoundary } from './lazy-page';
import { ModalHeader } from './modal';
import { Skeleton } from './skeleton';

const WIDE = '(min-width: 768px)';
/** Specification 2.8 and 2.9: after three seconds the loader becomes a skeleton, never a blank pane. */
const LOADER_MS = 3_000;

/** Whether the menu fits next to the page. */
export function useWideCentre(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => window.matchMedia(WIDE).matches,
  );
}

function PageLoader() {
  const { t } = useTranslation();
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), LOADER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid gap-4" aria-busy={loading}>
      {loading && (
        <span className="sr-only" role="status">
          {t('loading')}
        </span>
      )}
      <Skeleton className="h-24 rounded-lg!" />
      <Skeleton className="h-72 rounded-lg!" />
    </div>
  );
}

/** The window's title while the centre is open; the page behind gets its own back. */
function useCentreTitle(title: string): void {
  const { t } = useTranslation();
  const brand = t('brand');
  useEffect(() => {
    const behind = document.title;
    document.title = `${title} · ${brand}`;
    return () => {
      document.title = behind;
    };
  }, [title, brand]);
}

export interface CentreFrameProps {
  title: string;
  closable?: boolean;
  before?: ReactNode;
  after?: ReactNode;
  /** Nothing where only the page is shown. */
  menu: ReactNode;
  /** Names the page that is shown; null for the menu alone. */
  page: string | null;
  children: ReactNode;
}

/** The frame of a centre: menu left, page right; on phones the menu is a page of its own. */
export function CentreFrame({
  title,
  closable = true,
  before,
  after,
  menu,
  page,
  children,
}: CentreFrameProps) {
  useCentreTitle(title);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ModalHeader title={title} closable={closable} before={before} after={after} />
      <div
        className={classNames(
          'grid min-h-0 flex-1 md:flex-[0_1_720px]',
          menu && 'md:grid-cols-[232px_minmax(0,1fr)]',
        )}
      >
        {menu && <div className="overflow-auto border-hairline md:border-r">{menu}</div>}
        {page && (
          <div
            key={page}
            role="region"
            aria-label={title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reachable by keyboard
            tabIndex={0}
            className={classNames('min-h-0 overflow-auto bg-page p-4 sm:p-6', 'max-md:pb-10')}
          >
            <Boundary level="modal" resetKey={page}>
              <LazyBoundary key={page} fallback={<PageLoader />}>
                {children}
              </LazyBoundary>
            </Boundary>
          </div>
        )}
      </div>
    </div>
  );
}

export interface MenuItemProps {
  icon: IconName;
  current?: boolean;
  className?: string;
  onClick: () => void;
  /** Begins to load what the entry opens. */
  onPointerEnter?: () => void;
  children: ReactNode;
}

/** An entry of a centre's menu. */
export function MenuItem({
  icon,
  current = false,
  className,
  onClick,
  onPointerEnter,
  children,
}: MenuItemProps) {
  return (
    <button
      type="button"
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 py-2 text-left font-medium text-muted hover:bg-card hover:text-text',
        current && 'gold-wash text-gold-hi!',
        className,
      )}
      onPointerEnter={onPointerEnter}
      onClick={onClick}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
