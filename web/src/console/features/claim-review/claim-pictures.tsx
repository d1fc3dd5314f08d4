import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '~/ui/skeleton';
import { claimReviewQueries, type ClaimReview } from './claim-review.api';

/** What came with a claim; one opens in full on a click. */
export function ClaimPictures({ review: { id, pictures } }: { review: ClaimReview }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((picture, at) => (
        <li key={picture}>
          <Picture id={id} picture={picture} n={at + 1} />
        </li>
      ))}
    </ul>
  );
}

function Picture({ id, picture, n }: { id: string; picture: string; n: number }) {
  const { t } = useTranslation('console-claim-review');
  const { data } = useQuery(claimReviewQueries.picture(id, picture));
  const url = useMemo(() => (data ? URL.createObjectURL(data) : null), [data]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  if (!url) return <Skeleton className="size-24" />;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img
        src={url}
        alt={t('picture', { n })}
        className="size-24 rounded-sm border border-line object-cover"
      />
    </a>
  );
}
