import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, useUrlState } from '~/lib/url-state';
import { isTyping } from '../../shell/use-shortcuts';
import { PageHead, Paging, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { QueueTable, type QueueColumn } from '../../ui/queue-table';
import { ACTION_KEYS, actionsOf } from './actions';
import { Decide } from './decide';
import { WithdrawalCase } from './withdrawal-case';
import {
  VIEWS,
  withdrawalReviewQueries,
  type QueuedWithdrawal,
  type View,
  type WithdrawalAction,
} from './withdrawal-review.api';

const FILTERS = { view: oneOf(VIEWS, 'waiting'), page: count() };

export function WithdrawalReviewPage() {
  const { t } = useTranslation(['console-withdrawal-review', 'console']);
  const language = useLanguage();
  const [{ view, page }, change] = useUrlState(FILTERS);
  const query = useQuery(withdrawalReviewQueries.list(view, page));
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [deciding, setDeciding] = useState<WithdrawalAction | null>(null);
  const [at, setAt] = useState(0);
  // The place of a row that has been decided belongs to the one that followed it.
  const current = rows.find(({ id }) => id === chosen) ?? rows[Math.min(at, rows.length - 1)];
  const isDeciding = deciding !== null;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isDeciding || !current) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const action = actionsOf(current).find((one) => ACTION_KEYS[one] === event.key.toLowerCase());
      if (!action) return;
      event.preventDefault();
      setDeciding(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [current, isDeciding]);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows && !isDeciding) box.current?.querySelector<HTMLElement>('[data-queue]')?.focus();
  }, [hasRows, isDeciding]);

  const columns: QueueColumn<QueuedWithdrawal>[] = [
    {
      key: 'at',
      head: t('asked'),
      cell: (w) => <span className="num">{formatDateTime(w.createdAt, language)}</span>,
    },
    {
      key: 'amount',
      head: t('amount'),
      align: 'right',
      cell: (w) => <b className="text-14">{formatMoney(w.amount, language)}</b>,
    },
    { key: 'status', head: t('state'), cell: (w) => t(`status.${w.status}`) },
    {
      key: 'risk',
      head: t('why'),
      wide: true,
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
      align: 'right',
      cell: (w) => <span className="num">{w.score}</span>,
    },
    {
      key: 'approvals',
      head: t('approvals'),
      wide: true,
      cell: (w) => (w.approvedBy && w.status === 'RISK_REVIEW' ? t('secondNeeded') : '–'),
    },
  ];
  return (
    <div ref={box} className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto_auto]">
      <PageHead title={t('title')} note={query.data && t('open', { count: query.data.totalCount })}>
        <select
          aria-label={t('view')}
          className="min-h-8 rounded-sm border border-line bg-card px-2 max-lg:min-h-11"
          value={view}
          onChange={(event) => change({ view: event.target.value as View })}
        >
          {VIEWS.map((one) => (
            <option key={one} value={one}>
              {one === 'waiting' ? t('waiting') : t(`status.${one}`)}
            </option>
          ))}
        </select>
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
      {current && <WithdrawalCase key={current.id} order={current} onAction={setDeciding} />}
      {query.data && (
        <Paging
          page={page}
          pages={query.data.totalPages}
          total={query.data.totalCount}
          onPage={(next) => change({ page: next })}
        />
      )}
      {deciding && current && <Decide order={current} action={deciding} onClose={() => setDeciding(null)} />}
    </div>
  );
}
