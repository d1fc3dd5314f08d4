import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, useUrlState } from '~/lib/url-state';
import type { DataColumn } from '~/ui/data-table';
import { ReviewQueuePage } from '../../ui/review-queue-page';
import { Decide } from './decide';
import { IdentityCase } from './identity-case';
import {
  ACTION_KEYS,
  identityReviewQueries,
  isWaiting,
  VIEWS,
  type IdentityAction,
  type QueuedCheck,
  type View,
} from './identity-review.api';

const FILTERS = { view: oneOf(VIEWS, 'waiting'), page: count() };

export function IdentityReviewPage() {
  const { t } = useTranslation(['console-identity-review', 'console']);
  const language = useLanguage();
  const [{ view, page }, change] = useUrlState(FILTERS);
  const query = useQuery(identityReviewQueries.list(view, page));
  const columns: DataColumn<QueuedCheck>[] = [
    {
      key: 'at',
      head: t('sent'),
      cell: (c) => <span className="num">{formatDateTime(c.submittedAt, language)}</span>,
    },
    { key: 'document', head: t('document'), cell: (c) => t(`kind.${c.document}`) },
    {
      key: 'level',
      head: t('wanted'),
      align: 'right',
      cell: (c) => <span className="num">{c.level}</span>,
    },
    { key: 'status', head: t('state'), cell: (c) => t(`status.${c.status}`) },
    {
      key: 'approvals',
      head: t('approvals'),
      phone: 'hide',
      cell: (c) => (c.approvedBy && isWaiting(c) ? t('secondNeeded') : '–'),
    },
    {
      key: 'reason',
      head: t('toMember'),
      phone: 'hide',
      cell: (c) => (c.reason ? t(`reason.${c.reason}`) : '–'),
    },
  ];
  return (
    <ReviewQueuePage<QueuedCheck, IdentityAction, View>
      name="identity-review"
      title={t('title')}
      note={query.data && t('open', { count: query.data.totalCount })}
      empty={t('empty')}
      query={query}
      columns={columns}
      page={page}
      pages={(pageNo) => identityReviewQueries.list(view, pageNo)}
      filters={{ now: { view }, onChoose: change }}
      onPage={(next) => change({ page: next })}
      view={{
        label: t('view'),
        value: view,
        options: VIEWS.map((one) => [one, one === 'waiting' ? t('waiting') : t(`status.${one}`)]),
        onChange: (next) => change({ view: next }),
      }}
      actionsOf={(check) =>
        isWaiting(check)
          ? [
              { action: 'approve', label: t('action.approve'), key: ACTION_KEYS.approve, tone: 'primary' },
              { action: 'reject', label: t('action.reject'), key: ACTION_KEYS.reject, tone: 'refuse' },
            ]
          : []
      }
      details={(check) => <IdentityCase check={check} />}
      dialog={(action, check, close) => <Decide check={check} action={action} onClose={close} />}
    />
  );
}
