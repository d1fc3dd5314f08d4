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
import { noticeQueries, type Notice } from '../api/notices.api';
import { artOf } from './news-strip';

/** Specification 2.1, 9: nine of them on a page, as the server counts them. */
export const NOTICES_PER_PAGE = 9;

const pageOf = (text: string | null) => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** The list of notices, and the chosen one beside it; on phones the one takes the place of the other. */
export function NoticePage() {
  const { t } = useTranslation(['notice', 'common']);
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const pageNo = pageOf(params.get('page'));
  const chosen = params.get('id');
  const { data, error, refetch, isPlaceholderData } = useQuery(noticeQueries.page(pageNo, language));
  const shown = chosen ?? data?.list[0]?.id ?? null;

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} className="surface" />;
  if (data?.totalCount === 0)
    return <EmptyState art="envelope" title={t('none')} text={t('noneText')} className="surface" />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[380px_minmax(0,1fr)] lg:gap-6">
      <div className={classNames(chosen !== null && 'max-lg:hidden')}>
        <ul className="surface overflow-hidden" aria-label={t('title')} aria-busy={isPlaceholderData}>
          {data
            ? data.list.map((notice) => (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  current={notice.id === shown}
                  to={`?${new URLSearchParams({ ...(pageNo > 1 ? { page: String(pageNo) } : {}), id: notice.id })}`}
                />
              ))
            : Array.from({ length: NOTICES_PER_PAGE }, (_, i) => (
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
        {shown ? <NoticeArticle id={shown} known={data?.list} /> : <Skeleton className="h-80 rounded-lg!" />}
      </div>
    </div>
  );
}

function NoticeRow({ notice, current, to }: { notice: Notice; current: boolean; to: string }) {
  const { t } = useTranslation('notice');
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
          <b className="block font-semibold">{notice.title}</b>
          <small className="num text-12 text-muted">
            {t(`type.${notice.type}`)} · {formatDateTime(notice.publishedAt, language)}
          </small>
        </span>
        <Icon name="next" size={16} className="text-subtle" />
      </Link>
    </li>
  );
}

/** Title and HTML content of the one that is chosen (specification 2.1). */
function NoticeArticle({ id, known }: { id: string; known: readonly Notice[] | undefined }) {
  const { t } = useTranslation(['notice', 'common']);
  const language = useLanguage();
  const inList = known?.find((notice) => notice.id === id);
  const one = useQuery({ ...noticeQueries.one(id, language), enabled: known !== undefined && !inList });
  const notice = inList ?? one.data;
  if (one.error && !notice)
    return (
      <ErrorState
        error={one.error}
        title={t('gone')}
        text={t('goneText')}
        onRetry={() => void one.refetch()}
        className="surface"
      />
    );
  if (!notice) return <Skeleton className="h-80 rounded-lg!" />;
  const link = builtLink(notice.link);
  return (
    <article className="surface grid gap-4 p-5 sm:p-8">
      <header className="flex items-center gap-4">
        <Glyph spec={artOf(notice.type)} size={72} className="shrink-0 max-sm:hidden" />
        <div className="grid min-w-0 justify-items-start gap-2">
          <Tag tone={notice.type === 'PR' ? 'gold' : 'plain'}>{t(`type.${notice.type}`)}</Tag>
          <h2 className="text-24">{notice.title}</h2>
          <time dateTime={notice.publishedAt} className="num text-13 text-muted">
            {formatDateTime(notice.publishedAt, language)}
          </time>
        </div>
      </header>
      <RichText html={notice.content} />
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
