import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Skeleton } from '~/ui/skeleton';
import { Fact } from '../../ui/fact';
import { useOperatorName } from '../../ui/use-operator-name';
import { feedbackQueries, type Feedback } from './feedback.api';

/** The whole text with its pictures, who sent it, and what became of it. */
export function FeedbackDetails({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('console-feedback');
  const language = useLanguage();
  const nameOf = useOperatorName();
  const { memberId, account, content, images, sentAt, handledAt, handledBy, answer, answerable } = feedback;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-4">
        <Fact name={t('sent')}>{formatDateTime(sentAt, language)}</Fact>
        <Fact name={t('member')}>
          {memberId ? (
            <Link className="text-info underline" to={`/members?search=${memberId}`}>
              {account ?? t('unnamed', { id: memberId.slice(0, 8) })}
            </Link>
          ) : (
            t('guest')
          )}
        </Fact>
        {handledAt && <Fact name={t('handled')}>{formatDateTime(handledAt, language)}</Fact>}
        {handledBy && <Fact name={t('by')}>{nameOf(handledBy)}</Fact>}
      </dl>
      <div>
        <h2 className="text-14">{t('text')}</h2>
        <p className="max-w-[80ch] text-14 wrap-anywhere whitespace-pre-line">{content}</p>
      </div>
      {images.length > 0 && (
        <div className="grid gap-2">
          <h2 className="text-14">{t('pictures')}</h2>
          <ul className="flex flex-wrap gap-2">
            {images.map((path, at) => (
              <li key={path}>
                <Picture name={path.split('/').at(-1)!} n={at + 1} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer !== null && (
        <div>
          <h2 className="text-14">{t('answer')}</h2>
          <p className="max-w-[80ch] border-l-2 border-line-strong pl-3 text-14 wrap-anywhere whitespace-pre-line text-muted">
            {answer}
          </p>
        </div>
      )}
      {handledAt === null && !answerable && <p className="text-13 text-muted">{t('noInbox')}</p>}
    </>
  );
}

/** A picture that only operators may read; it opens in full in a tab of its own. */
function Picture({ name, n }: { name: string; n: number }) {
  const { t } = useTranslation('console-feedback');
  const { data, isError } = useQuery(feedbackQueries.picture(name));
  const url = useMemo(() => (data ? URL.createObjectURL(data) : null), [data]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  if (isError) return <p className="text-13 text-loss">{t('pictureFailed', { n })}</p>;
  if (!url)
    return (
      <span role="status" aria-label={t('loading')}>
        <Skeleton className="h-32 w-24" />
      </span>
    );
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img
        src={url}
        alt={t('picture', { n })}
        className="h-32 rounded-sm border border-line object-contain"
      />
    </a>
  );
}
