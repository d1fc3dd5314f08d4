import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import type { DataColumn } from '~/ui/data-table';
import { Fact } from '../../ui/fact';
import { MemberLink } from '../../ui/member-link';
import { ReviewQueuePage, type QueueView } from '../../ui/review-queue-page';
import type { Filters } from '../../ui/saved-filters';
import { depositReviewQueries, type FoundDeposit } from './deposit-review.api';

export type DepositView = 'review' | 'orders';

/** Both lists of the page have the same head. */
export interface DepositListProps {
  search: string;
  page: number;
  onPage: (page: number) => void;
  filters: { now: Filters; onChoose: (filters: never) => void };
  view: QueueView<DepositView>;
  tools: ReactNode;
}

/** Orders in any state that the search finds, the newest first. */
export function OrderList({ search, page, ...list }: DepositListProps) {
  const { t } = useTranslation('console-deposit-review');
  const language = useLanguage();
  const query = useQuery(depositReviewQueries.orders(search, page));
  const at = (instant: string) => formatDateTime(instant, language);
  const columns: DataColumn<FoundDeposit>[] = [
    {
      ...{ key: 'at', head: t('orderedAt'), csv: (d) => d.createdAt },
      cell: (d) => <span className="num">{at(d.createdAt)}</span>,
    },
    {
      ...{ key: 'amount', head: t('ordered'), align: 'right', csv: (d) => d.amount },
      cell: (d) => <b className="text-14">{formatMoney(d.amount, language)}</b>,
    },
    {
      ...{ key: 'status', head: t('state'), csv: (d) => d.status },
      cell: (d) => t(`status.${d.status}`),
    },
    {
      ...{ key: 'code', head: t('transferCode'), phone: 'hide', csv: (d) => d.transferCode },
      cell: (d) => <span className="num">{d.transferCode}</span>,
    },
  ];
  return (
    <ReviewQueuePage<FoundDeposit, never, DepositView>
      {...list}
      name="deposit-orders"
      title={t('title')}
      note={search && query.data ? t('found', { count: query.data.totalCount }) : ''}
      empty={t(search ? 'noOrder' : 'searchFirst')}
      query={query}
      columns={columns}
      page={page}
      pages={(pageNo) => depositReviewQueries.orders(search, pageNo)}
      actionsOf={() => []}
      details={(deposit) => (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-4">
          <Fact name={t('ordered')}>{formatMoney(deposit.amount, language)}</Fact>
          <Fact name={t('creditedAmount')}>
            {deposit.creditedAmount ? formatMoney(deposit.creditedAmount, language) : '–'}
          </Fact>
          <Fact name={t('state')}>{t(`status.${deposit.status}`)}</Fact>
          <Fact name={t('expires')}>{at(deposit.expiresAt)}</Fact>
          <Fact name={t('account')}>{`${t(`channel.${deposit.channel as 'BANK'}`)} ${deposit.payee}`}</Fact>
          <Fact name={t('transferCode')}>{deposit.transferCode}</Fact>
          <Fact name={t('member')}>
            <MemberLink memberId={deposit.memberId} />
          </Fact>
          <Fact name={t('orderId')}>
            <span className="break-all select-all">{deposit.id}</span>
          </Fact>
        </dl>
      )}
      dialog={() => null}
    />
  );
}
