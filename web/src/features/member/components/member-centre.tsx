import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '~/lib/modal';
import { Boundary } from '~/ui/boundary';
import { Button, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Waiting } from '~/ui/lazy-page';
import { ModalHeader } from '~/ui/modal';
import { Skeleton } from '~/ui/skeleton';
import { DEFAULT_PAGE, memberPage, parentOf, type MemberPage } from '../model/pages';
import { MemberMenu, type Badges } from './member-menu';

const WIDE = '(min-width: 768px)';
/** Specification 2.8: the loader is forced off after three seconds; what follows is a skeleton, never a blank pane. */
const LOADER_MS = 3_000;

function useWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
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

export interface MemberCentreProps {
  renderPage: (page: MemberPage) => ReactNode;
  badges?: Badges;
  /** The one page there is until its work is done: no menu, and no way out but the log-out. */
  only?: MemberPage | undefined;
}

/** The frame of the member centre: menu left, page right; on phones the menu is a page of its own. */
export function MemberCentre({ renderPage, badges = {}, only }: MemberCentreProps) {
  const { t } = useTranslation(['member', 'common']);
  const modal = useModal();
  const wide = useWide();
  const chosen = only ?? memberPage(modal.page);
  const page = chosen ?? (wide ? DEFAULT_PAGE : null);
  const parent = page && !only ? parentOf(page) : null;
  const menu = !only && (wide || !page);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ModalHeader
        title={page ? t(`page.${page}`) : t('title')}
        closable={!only}
        before={
          page && !only && (parent || !wide) ? (
            <IconButton
              icon="back"
              iconSize={22}
              label={parent ? t(`page.${parent}`) : t('menu')}
              className="-ml-3"
              onClick={() => modal.open('member', parent ? { page: parent } : {}, { replace: true })}
            />
          ) : undefined
        }
        after={
          only && (
            <Button tone="text" onClick={() => modal.open('logout')}>
              {t('common:logout')}
            </Button>
          )
        }
      />
      <div
        className={classNames(
          'grid min-h-0 flex-1 md:flex-[0_1_720px]',
          menu && 'md:grid-cols-[232px_minmax(0,1fr)]',
        )}
      >
        {menu && (
          <div className="overflow-auto border-hairline md:border-r">
            <MemberMenu current={page} badges={badges} />
          </div>
        )}
        {page && (
          <div key={page} className={classNames('min-h-0 overflow-auto bg-page p-4 sm:p-6', 'max-md:pb-10')}>
            <Boundary level="modal" resetKey={page}>
              <Waiting key={page} fallback={<PageLoader />}>
                {renderPage(page)}
              </Waiting>
            </Boundary>
          </div>
        )}
      </div>
    </div>
  );
}
