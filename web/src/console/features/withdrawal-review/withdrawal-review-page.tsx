import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, text, useUrlState } from '~/lib/url-state';
import type { DataColumn } from '~/ui/data-table';
import { useOperatorSession } from '../../session/session.store';
import { ReviewQueuePage } from '../../ui/review-queue-page';
import { SearchBox } from '../../ui/search-box';
import { serverSorting, sortFields } from '../../ui/server-sorting';
import { ACTION_KEYS, actionsOf } from './actions';
import { Decide } from './decide';
import { Release } from './release';
import { WithdrawalCase } from './withdrawal-case';
import { WithdrawalLinks } from './withdrawal-links';
import {
  SORTS,
  VIEWS,
  withdrawalReviewQueries,
  type QueuedWithdrawal,
  type View,
  type WithdrawalAction,
} from './withdrawal-review.api';

const REFUSALS: ReadonlySet<WithdrawalAction> = new Set(['reject', 'giveBack']);
const FILTERS = { view: oneOf(VIEWS, 'waiting'), search: text(), ...sortFields(SORTS, 'age'), page: count() };

export function WithdrawalReviewPage() {
  const { t } = useTranslation(['console-withdrawal-review', 'console']);
  const language = useLanguage();
  const me = useOperatorSession(({ session }) => session?.operatorId);
  const [{ page, ...filter }, change] = useUrlState(FILTERS);
  const { view, search } = filter;
  const query = useQuery(withdrawalReviewQueries.list(filter, page));
  const columns: DataColumn<QueuedWithdrawal>[] = [
    {
      key: 'age',
      sort: 'server',
      head: t('asked'),
      csv: (w) => w.createdAt,
      cell: (w) => <span className="num">{formatDateTime(w.createdAt, language)}</span>,
    },
    {
      key: 'amount',
      sort: 'server',
      head: t('amount'),
      csv: (w) => w.amount,
      align: 'right',
      cell: (w) => <b className="text-14">{formatMoney(w.amount, language)}</b>,
    },
    { key: 'status', head: t('state'), cell: (w) => t(`status.${w.status}`), csv: (w) => w.status },
    {
      key: 'risk',
      head: t('why'),
      csv: (w) => w.reason ?? w.risk.map(({ code }) => code).join(' '),
      phone: 'hide',
      cell: (w) => (
        <span className="line-clamp-1">
          {w.reason
            ? t(`cause.${w.reason as 'PAYOUT_FAILED'}`, { defaultValue: w.reason })
            : w.risk.map(({ code }) => t(`risk.${code}`)).join(' · ')}
        </span>
      ),
    },
    {
      key: 'score',
      head: t('points'),
      csv: (w) => String(w.score),
      align: 'right',
      phone: 'hide',
      cell: (w) => <span className="num">{w.score}</span>,
    },
    {
      key: 'approvals',
      head: t('approvals'),
      csv: (w) => w.approvedBy ?? '',
      phone: 'hide',
      cell: (w) => (w.approvedBy && w.status === 'RISK_REVIEW' ? t('secondNeeded') : '–'),
    },
  ];
  return (
    <ReviewQueuePage<QueuedWithdrawal, WithdrawalAction, View>
      name="withdrawals"
      title={t('title')}
      note={query.data && t(search ? 'found' : 'open', { count: query.data.totalCount })}
      under={<WithdrawalLinks />}
      empty={t(search ? 'notFound' : 'empty')}
      tools={
        <SearchBox
          label={t('search')}
          find={t('find')}
          value={search}
          most={120}
          onSearch={(next) => change({ search: next })}
        />
      }
      query={query}
      columns={columns}
      page={page}
      pages={(pageNo) => withdrawalReviewQueries.list(filter, pageNo)}
      filters={{ now: filter, onChoose: change }}
      order={serverSorting(filter, change, ['age'])}
      onPage={(next) => change({ page: next })}
      view={{
        label: t('view'),
        value: view,
        options: VIEWS.map((one) => [one, one === 'waiting' ? t('waiting') : t(`status.${one}`)]),
        onChange: (next) => change({ view: next }),
      }}
      actionsOf={(order) =>
        actionsOf(order, me).map((action, i) => ({
          action,
          label: t(`action.${action}`),
          key: ACTION_KEYS[action],
          tone: i === 0 && action !== 'release' ? 'primary' : REFUSALS.has(action) ? 'refuse' : undefined,
        }))
      }
      details={(order) => <WithdrawalCase order={order} />}
      dialog={(action, order, close) =>
        action === 'release' ? (
          <Release order={order} onClose={close} />
        ) : (
          <Decide order={order} action={action} onClose={close} />
        )
      }
    />
  );
}
