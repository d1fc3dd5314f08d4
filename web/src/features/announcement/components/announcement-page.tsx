import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { Glyph } from '~/art/pictures';
import { builtLink } from '~/lib/built-pages';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { buttonClass } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { Pager } from '~/ui/pager';
import { RichText } from '~/ui/rich-text';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState, ErrorState } from '~/ui/states';
import { announcementQueries, type Announcement } from '../api/announcements.api';
import { artOf } from './news-strip';

/** Specification 2.1, 9: nine of them on a page, as the server counts them. */
export const ANNOUNCEMENTS_PER_PAGE = 9;

const pageOf = (text: string | null) => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** The list of announcements with the selected one at its side; phones show one of the two. */
export function AnnouncementPage() {
  const { t } = useTranslation(['announcement', 'common']);
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const pageNo = pageOf(params.get('page'));
  const chosen = params.get('id');
  const { data, error, refetch, isPlaceholderData } = useQuery(announcementQueries.page(pageNo, language));
  const shown = chosen ?? data?.list[0]?.id ?? null;

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} className="surface" />;
  if (data?.totalCount === 0)
    return <EmptyState art="envelope" title={t('none')} text={t('noneText')} className="surface" />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[380px_minmax(0,1fr)] lg:gap-6">
      <div className={classNames(chosen !== null && 'max-lg:hidden')}>
        <ul className="surface overflow-hidden" aria-label={t('title')} aria-busy={isPlaceholderData}>
          {data
            ? data.list.map((announcement) => (
                <AnnouncementRow
                  key={announcement.id}
                  announcement={announcement}
                  current={announcement.id === shown}
                  to={`?${new URLSearchParams({ ...(pageNo > 1 ? { page: String(pageNo) } : {}), id: announcement.id })}`}
                />
              ))
            : Array.from({ length: ANNOUNCEMENTS_PER_PAGE }, (_, i) => (
                <li key={i} className="border-hairline p-4 not-first:border-t">
                  <Skeleton className="h-10" />
                </li>
              ))}
        </ul>
        <Pager
          page={pageNo}
          total={data?.totalPages ?? 1}
          onPage={(page) => setParams(page > 1 ? { page: String(page) } : {})}
        />
      </div>
      <div className={classNames(chosen === null && 'max-lg:hidden')}>
        {chosen !== null && (
          <Link
            to={pageNo > 1 ? `?page=${pageNo}` : '?'}
            className="mb-2 inline-flex min-h-11 items-center gap-1.5 text-muted hover:text-gold lg:hidden"
          >
            <Icon name="back" size={18} />
            {t('all')}
          </Link>
        )}
        {shown ? (
          <AnnouncementArticle id={shown} known={data?.list} />
        ) : (
          <Skeleton className="h-80 rounded-lg!" />
        )}
      </div>
    </div>
  );
}

function AnnouncementRow({
  announcement,
  current,
  to,
}: {
  announcement: Announcement;
  current: boolean;
  to: string;
}) {
  const { t } = useTranslation('announcement');
  const language = useLanguage();
  return (
    <li className="border-hairline not-first:border-t">
      <Link
        to={to}
        aria-current={current ? 'true' : undefined}
        className={classNames(
          'flex min-h-18 items-center gap-3 px-4 py-3 hover:bg-card',
          current && 'lg:gold-wash lg:text-gold-hi',
        )}
      >
        <span className="min-w-0 flex-1">
          <b className="block font-semibold">{announcement.title}</b>
          <small className="num text-12 text-muted">
            {t(`type.${announcement.type}`)} · {formatDateTime(announcement.publishedAt, language)}
          </small>
        </span>
        <Icon name="next" size={16} className="text-subtle" />
      </Link>
    </li>
  );
}

/** Title and HTML content of the one that is chosen (specification 2.1). */
function AnnouncementArticle({ id, known }: { id: string; known: readonly Announcement[] | undefined }) {
  const { t } = useTranslation(['announcement', 'common']);
  const language = useLanguage();
  const inList = known?.find((announcement) => announcement.id === id);
  const one = useQuery({ ...announcementQueries.one(id, language), enabled: known !== undefined && !inList });
  const announcement = inList ?? one.data;
  if (one.error && !announcement)
    return (
      <ErrorState
        error={one.error}
        title={t('gone')}
        text={t('goneText')}
        onRetry={() => void one.refetch()}
        className="surface"
      />
    );
  if (!announcement) return <Skeleton className="h-80 rounded-lg!" />;
  const link = builtLink(announcement.link);
  return (
    <article className="surface grid gap-4 p-5 sm:p-8">
      <header className="flex items-center gap-4">
        <Glyph spec={artOf(announcement.type)} size={72} className="shrink-0 max-sm:hidden" />
        <div className="grid min-w-0 justify-items-start gap-2">
          <Tag tone={announcement.type === 'PR' ? 'gold' : 'plain'}>{t(`type.${announcement.type}`)}</Tag>
          <h2 className="text-24">{announcement.title}</h2>
          <time dateTime={announcement.publishedAt} className="num text-13 text-muted">
            {formatDateTime(announcement.publishedAt, language)}
          </time>
        </div>
      </header>
      <RichText html={announcement.content} />
      {link && (
        <div>
          <Link to={link} className={buttonClass({ tone: 'gold' })}>
            {t('readMore')}
          </Link>
        </div>
      )}
    </article>
  );
}
