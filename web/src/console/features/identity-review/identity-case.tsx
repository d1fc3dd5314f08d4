import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Callout } from '~/ui/callout';
import { Fact } from '../../ui/fact';
import { ListStates } from '../../ui/list-states';
import { MemberLink } from '../../ui/member-link';
import { useOperatorName } from '../../ui/use-operator-name';
import {
  identityReviewQueries,
  type DocumentSide,
  type IdentityCase as Case,
  type QueuedCheck,
} from './identity-review.api';

/** The saved person with the pictures of the document, and who did what. */
export function IdentityCase({ check }: { check: QueuedCheck }) {
  const query = useQuery(identityReviewQueries.one(check.id));
  return (
    <ListStates query={query} isEmpty={false} empty="">
      {query.data && <CaseFacts found={query.data} />}
    </ListStates>
  );
}

function CaseFacts({ found }: { found: Case }) {
  const { t } = useTranslation('console-identity-review');
  const language = useLanguage();
  const nameOf = useOperatorName();
  const { id, memberId, sides, sharedWith, events, approvedBy, validUntil } = found;
  return (
    <>
      {sharedWith > 0 && <Callout tone="loss">{t('shared', { count: sharedWith })}</Callout>}
      <div className="grid items-start gap-4 md:grid-cols-[minmax(14rem,1fr)_3fr]">
        <dl className="grid gap-2">
          <Fact name={t('payeeName')}>{found.payeeName}</Fact>
          <Fact name={t('birthday')}>{found.birthday}</Fact>
          <Fact name={t('number')}>{found.number}</Fact>
          <Fact name={t('document')}>{t(`kind.${found.document}`)}</Fact>
          {validUntil && <Fact name={t('validUntil')}>{validUntil}</Fact>}
          {approvedBy && <Fact name={t('firstBy')}>{nameOf(approvedBy)}</Fact>}
          <Fact name={t('member')}>
            <MemberLink memberId={memberId} />
          </Fact>
        </dl>
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3" role="group" aria-label={t('pictures')}>
          {sides.map((side) => (
            <Picture key={side} id={id} side={side} />
          ))}
        </div>
      </div>
      <div className="text-13">
        <h2 className="text-14">{t('history')}</h2>
        <ol className="grid gap-1">
          {events.map(({ step, actor, note, at }) => (
            <li key={`${at} ${step} ${note}`} className="break-words">
              <span className="num text-subtle">{formatDateTime(at, language)}</span>{' '}
              <b>{t(`step.${step}`)}</b>
              {` · ${nameOf(actor)}`}
              {note && ` · ${note}`}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** A marked preview that only operators may read. */
function Picture({ id, side }: { id: string; side: DocumentSide }) {
  const { t } = useTranslation('console-identity-review');
  const { data } = useQuery(identityReviewQueries.picture(id, side));
  const url = useMemo(() => data && URL.createObjectURL(data), [data]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return (
    <figure className="grid content-start gap-1">
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            alt={t(`side.${side}`)}
            className="max-h-72 w-full rounded-sm border border-line object-contain"
          />
        </a>
      ) : (
        <span
          className="h-48 rounded-sm border border-line bg-well"
          role="status"
          aria-label={t('loading')}
        />
      )}
      <figcaption className="text-12 text-subtle">{t(`side.${side}`)}</figcaption>
    </figure>
  );
}
