import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '~/lib/modal';
import { Boundary } from '~/ui/boundary';
import { IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { ModalHeader } from '~/ui/modal';
import { Skeleton } from '~/ui/skeleton';
import { DEFAULT_PAGE, memberPage, type MemberPage } from '../model/pages';
import { MemberMenu } from './member-menu';

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

/** The frame of the member centre: menu left, page right; on phones the menu is a page of its own. */
export function MemberCentre({ renderPage }: { renderPage: (page: MemberPage) => ReactNode }) {
  const { t } = useTranslation(['member', 'common']);
  const modal = useModal();
  const wide = useWide();
  const chosen = memberPage(modal.page);
  const page = chosen ?? (wide ? DEFAULT_PAGE : null);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ModalHeader
        title={page ? t(`page.${page}`) : t('title')}
        before={
          page && !wide ? (
            <IconButton
              icon="back"
              iconSize={22}
              label={t('menu')}
              className="-ml-3"
              onClick={() => modal.open('member', {}, { replace: true })}
            />
          ) : undefined
        }
      />
      <div className="grid min-h-0 flex-1 md:flex-[0_1_720px] md:grid-cols-[232px_minmax(0,1fr)]">
        {(wide || !page) && (
          <div className="overflow-auto border-hairline md:border-r">
            <MemberMenu current={page} />
          </div>
        )}
        {page && (
          <div key={page} className={classNames('min-h-0 overflow-auto bg-page p-4 sm:p-6', 'max-md:pb-10')}>
            <Boundary level="modal" resetKey={page}>
              <Suspense key={page} fallback={<PageLoader />}>
                {renderPage(page)}
              </Suspense>
            </Boundary>
          </div>
        )}
      </div>
    </div>
  );
}
