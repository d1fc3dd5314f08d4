import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, useUrlState } from '~/lib/url-state';
import { Fact } from '../../ui/fact';
import type { QueueColumn } from '../../ui/queue-table';
import { ReviewQueuePage } from '../../ui/review-queue-page';
import { AdjustDialog } from './adjust-dialog';
import { adjustmentQueries, STATUSES, type Adjustment, type AdjustmentStatus } from './adjustments.api';

const FILTERS = { status: oneOf(STATUSES, 'REQUESTED'), page: count() };

export function AdjustmentsPage() {
  const { t } = useTranslation(['console-adjustments', 'console']);
  const language = useLanguage();
  const [{ status, page }, change] = useUrlState(FILTERS);
  const query = useQuery(adjustmentQueries.list(status, page));
  const columns: QueueColumn<Adjustment>[] = [
    {
      key: 'at',
      head: t('asked'),
      cell: (a) => <span className="num">{formatDateTime(a.requestedAt, language)}</span>,
    },
    {
      key: 'amount',
      head: t('amount'),
      align: 'right',
      cell: (a) => <b className="text-14">{formatMoney(a.amount, language)}</b>,
    },
    { key: 'reason', head: t('reason'), cell: (a) => <span className="line-clamp-1">{a.reason}</span> },
    {
      key: 'member',
      head: t('memberId'),
      wide: true,
      cell: (a) => <span className="num">{a.memberId}</span>,
    },
  ];
  return (
    <ReviewQueuePage<Adjustment, 'approve' | 'refuse', AdjustmentStatus>
      title={t('title')}
      note={query.data && t('open', { count: query.data.totalCount })}
      empty={t('empty')}
      query={query}
      columns={columns}
      page={page}
      onPage={(next) => change({ page: next })}
      view={{
        label: t('status'),
        value: status,
        options: STATUSES.map((one) => [one, t(`statuses.${one}`)]),
        onChange: (next) => change({ status: next }),
      }}
      start={{
        label: t('ask'),
        key: 'n',
        dialog: (close) => <AdjustDialog doing={{ kind: 'ask' }} onClose={close} />,
      }}
      actionsOf={(adjustment) =>
        adjustment.status === 'REQUESTED'
          ? [
              { action: 'approve', label: t('approve'), key: 'a', tone: 'primary' },
              { action: 'refuse', label: t('refuse'), key: 'r', tone: 'refuse' },
            ]
          : []
      }
      details={(adjustment) => (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-3">
          <Fact name={t('amount')}>{formatMoney(adjustment.amount, language)}</Fact>
          <Fact name={t('memberId')}>{adjustment.memberId}</Fact>
          <Fact name={t('requestedBy')}>{adjustment.requestedBy}</Fact>
          {adjustment.decidedBy && <Fact name={t('decidedBy')}>{adjustment.decidedBy}</Fact>}
          <Fact name={t('reason')} wide>
            {adjustment.reason}
          </Fact>
          {adjustment.decision && (
            <Fact name={t('decision')} wide>
              {adjustment.decision}
            </Fact>
          )}
        </dl>
      )}
      dialog={(kind, adjustment, close) => <AdjustDialog doing={{ kind, adjustment }} onClose={close} />}
    />
  );
}
