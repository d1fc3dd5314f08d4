import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, text, useUrlState } from '~/lib/url-state';
import type { DataColumn } from '~/ui/data-table';
import { toast } from '~/ui/toast';
import { Fact } from '../../ui/fact';
import { MemberLink } from '../../ui/member-link';
import { ReasonDialog } from '../../ui/reason-dialog';
import { ReviewQueuePage } from '../../ui/review-queue-page';
import { SearchBox } from '../../ui/search-box';
import { useMemberName } from '../../ui/use-member-name';
import { OrderList, type DepositListProps, type DepositView } from './order-list';
import { decideReview, depositReviewQueries, type DepositReview } from './deposit-review.api';

const VIEWS = ['review', 'orders'] as const;
const FILTERS = { view: oneOf(VIEWS, 'review'), search: text(), page: count() };

/** Money that the rules could not match, and the orders of members in any state. */
export function DepositReviewPage() {
  const { t } = useTranslation('console-deposit-review');
  const [{ view, search, page }, change] = useUrlState(FILTERS);
  const List = view === 'review' ? ReviewList : OrderList;
  return (
    <List
      search={search}
      page={page}
      onPage={(next) => change({ page: next })}
      filters={{ now: { view, search }, onChoose: change }}
      view={{
        label: t('view'),
        value: view,
        options: VIEWS.map((one) => [one, t(`views.${one}`)]),
        onChange: (next) => change({ view: next }),
      }}
      tools={
        <SearchBox
          label={t('search')}
          find={t('find')}
          value={search}
          most={120}
          onSearch={(next) => change({ search: next })}
        />
      }
    />
  );
}

function ReviewList({ search, page, ...list }: DepositListProps) {
  const { t } = useTranslation(['console-deposit-review', 'console']);
  const language = useLanguage();
  const query = useQuery(depositReviewQueries.list(search, page));
  const money = (amount: string) => formatMoney(amount, language);
  const columns: DataColumn<DepositReview>[] = [
    {
      key: 'at',
      head: t('arrived'),
      csv: (r) => r.arrivedAt,
      cell: (r) => <span className="num">{formatDateTime(r.arrivedAt, language)}</span>,
    },
    {
      key: 'amount',
      head: t('amount'),
      csv: (r) => r.amount,
      align: 'right',
      cell: (r) => <b className="text-14">{money(r.amount)}</b>,
    },
    {
      key: 'ordered',
      head: t('ordered'),
      csv: (r) => r.orderedAmount ?? '',
      align: 'right',
      phone: 'hide',
      cell: (r) => (r.orderedAmount ? money(r.orderedAmount) : '–'),
    },
    { key: 'reason', head: t('why'), cell: (r) => t(`reason.${r.reason}`), csv: (r) => r.reason },
    {
      key: 'content',
      head: t('content'),
      csv: (r) => r.content,
      phone: 'hide',
      cell: (r) => <span className="line-clamp-1 break-all">{r.content}</span>,
    },
    {
      ...{ key: 'txn', head: t('bankTxn'), phone: 'hide', csv: (r) => r.bankTxnId },
      cell: (r) => <span className="num">{r.bankTxnId}</span>,
    },
  ];
  return (
    <ReviewQueuePage<DepositReview, DepositAction, DepositView>
      {...list}
      name="deposit-review"
      title={t('title')}
      note={query.data && t('open', { count: query.data.totalCount })}
      empty={t(search ? 'notFound' : 'empty')}
      query={query}
      columns={columns}
      page={page}
      pages={(pageNo) => depositReviewQueries.list(search, pageNo)}
      actionsOf={() => [
        { action: 'credit', label: t('credit'), key: 'a', tone: 'primary' },
        { action: 'refuse', label: t('refuse'), key: 'r', tone: 'refuse' },
      ]}
      details={(review) => (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-4">
          <Fact name={t('amount')}>{money(review.amount)}</Fact>
          <Fact name={t('ordered')}>{review.orderedAmount ? money(review.orderedAmount) : '–'}</Fact>
          <Fact name={t('account')}>{`${t(`channel.${review.channel}`)} ${review.account}`}</Fact>
          <Fact name={t('bankTxn')}>{review.bankTxnId}</Fact>
          <Fact name={t('member')}>
            {review.memberId ? <MemberLink memberId={review.memberId} /> : t('unknown')}
          </Fact>
          <Fact name={t('content')} wide>
            {review.content}
          </Fact>
        </dl>
      )}
      dialog={(action, review, close) => <Decide review={review} action={action} onClose={close} />}
    />
  );
}

const MEMBER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
type DepositAction = 'credit' | 'refuse';

interface DecideProps {
  review: DepositReview;
  action: DepositAction;
  onClose: () => void;
}

function Decide({ review, action, onClose }: DecideProps) {
  const { t } = useTranslation('console-deposit-review');
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [memberId, setMemberId] = useState('');
  const decide = useMutation({
    mutationFn: decideReview,
    onSuccess: async () => {
      toast(t(action === 'credit' ? 'credited' : 'refused'), 'win');
      await client.invalidateQueries({ queryKey: depositReviewQueries.all });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t(action === 'credit' ? 'creditTitle' : 'refuseTitle', {
        amount: formatMoney(review.amount, language),
      })}
      error={decide.isError ? failureText(decide.error) : null}
      busy={decide.isPending}
      onClose={onClose}
      onConfirm={(reason) =>
        decide.mutate({ review, action, reason, memberId: memberId.trim(), idempotencyKey })
      }
    >
      {action === 'credit' && review.memberId === null && (
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('memberId')}</span>
          <input
            className="min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14"
            required
            value={memberId}
            onChange={(event) => setMemberId(event.target.value)}
          />
        </label>
      )}
      {MEMBER_ID.test(memberId.trim()) && <Credited memberId={memberId.trim()} />}
    </ReasonDialog>
  );
}

/** Whose wallet a typed id stands for, before the money goes there. */
function Credited({ memberId }: { memberId: string }) {
  const { t } = useTranslation('console-deposit-review');
  const name = useMemberName(memberId);
  return (
    <p role="status" className="text-14 break-words">
      {name !== memberId && t('credits', { name })}
    </p>
  );
}
