import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { toast } from '~/ui/toast';
import { isTyping } from '../../shell/use-shortcuts';
import { PageHead, Paging, primaryButton, refuseButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { QueueTable, type QueueColumn } from '../../ui/queue-table';
import { ReasonDialog } from '../../ui/reason-dialog';
import { decideReview, depositReviewQueries, type DepositReview } from './deposit-review.api';

const FILTERS = { page: count() };

export function DepositReviewPage() {
  const { t } = useTranslation(['console-deposit-review', 'console']);
  const language = useLanguage();
  const [{ page }, change] = useUrlState(FILTERS);
  const query = useQuery(depositReviewQueries.list(page));
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [deciding, setDeciding] = useState<{ action: 'credit' | 'refuse'; key: string } | null>(null);
  const [at, setAt] = useState(0);
  // The place of a row that has been decided belongs to the one that followed it.
  const current = rows.find(({ id }) => id === chosen) ?? rows[Math.min(at, rows.length - 1)];
  const isDeciding = deciding !== null;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isDeciding) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const action = ({ a: 'credit', r: 'refuse' } as const)[event.key.toLowerCase()];
      if (!action || !current) return;
      event.preventDefault();
      setDeciding({ action, key: newIdempotencyKey() });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [current, isDeciding]);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows && !isDeciding) box.current?.querySelector<HTMLElement>('[data-queue]')?.focus();
  }, [hasRows, isDeciding]);

  const money = (amount: string) => formatMoney(amount, language);
  const columns: QueueColumn<DepositReview>[] = [
    {
      key: 'at',
      head: t('arrived'),
      cell: (r) => <span className="num">{formatDateTime(r.arrivedAt, language)}</span>,
    },
    {
      key: 'amount',
      head: t('amount'),
      align: 'right',
      cell: (r) => <b className="text-14">{money(r.amount)}</b>,
    },
    {
      key: 'ordered',
      head: t('ordered'),
      align: 'right',
      wide: true,
      cell: (r) => (r.orderedAmount ? money(r.orderedAmount) : '–'),
    },
    { key: 'reason', head: t('why'), cell: (r) => t(`reason.${r.reason}`) },
    {
      key: 'content',
      head: t('content'),
      wide: true,
      cell: (r) => <span className="line-clamp-1 break-all">{r.content}</span>,
    },
    { key: 'txn', head: t('bankTxn'), wide: true, cell: (r) => <span className="num">{r.bankTxnId}</span> },
  ];
  return (
    <div ref={box} className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto_auto]">
      <PageHead title={t('title')} note={query.data && t('open', { count: query.data.totalCount })}>
        <button type="button" className={smallButton} onClick={() => void query.refetch()}>
          {t('console:list.refresh')}
        </button>
      </PageHead>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
        <QueueTable
          label={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          current={current?.id ?? null}
          onCurrent={(id) => {
            setChosen(id);
            setAt(rows.findIndex((row) => row.id === id));
          }}
        />
      </ListStates>
      {current && (
        <section
          aria-label={t('console:list.details')}
          className="grid gap-3 bg-panel p-4 lg:grid-cols-[1fr_auto]"
        >
          <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-4">
            <Fact name={t('amount')} value={money(current.amount)} />
            <Fact name={t('ordered')} value={current.orderedAmount ? money(current.orderedAmount) : '–'} />
            <Fact name={t('account')} value={`${t(`channel.${current.channel}`)} ${current.account}`} />
            <Fact name={t('bankTxn')} value={current.bankTxnId} />
            <Fact name={t('content')} value={current.content} />
            <Fact name={t('member')} value={current.memberId ?? t('unknown')} />
          </dl>
          <div className="flex items-end gap-2">
            <button
              type="button"
              className={classNames(smallButton, primaryButton)}
              onClick={() => setDeciding({ action: 'credit', key: newIdempotencyKey() })}
            >
              {t('credit')} <kbd>A</kbd>
            </button>
            <button
              type="button"
              className={classNames(smallButton, refuseButton)}
              onClick={() => setDeciding({ action: 'refuse', key: newIdempotencyKey() })}
            >
              {t('refuse')} <kbd>R</kbd>
            </button>
          </div>
        </section>
      )}
      {query.data && (
        <Paging
          page={page}
          pages={query.data.totalPages}
          total={query.data.totalCount}
          onPage={(next) => change({ page: next })}
        />
      )}
      {deciding && current && (
        <Decide
          review={current}
          action={deciding.action}
          idempotencyKey={deciding.key}
          onClose={() => setDeciding(null)}
        />
      )}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-subtle">{name}</dt>
      <dd className="num font-medium break-words">{value}</dd>
    </div>
  );
}

interface DecideProps {
  review: DepositReview;
  action: 'credit' | 'refuse';
  idempotencyKey: string;
  onClose: () => void;
}

function Decide({ review, action, idempotencyKey, onClose }: DecideProps) {
  const { t } = useTranslation('console-deposit-review');
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
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
    </ReasonDialog>
  );
}
