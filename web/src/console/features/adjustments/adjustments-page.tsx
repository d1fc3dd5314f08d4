import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { isTyping } from '../../shell/use-shortcuts';
import { PageHead, Paging, primaryButton, refuseButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { QueueTable, type QueueColumn } from '../../ui/queue-table';
import { AdjustDialog, type Doing } from './adjust-dialog';
import { adjustmentQueries, STATUSES, type Adjustment, type AdjustmentStatus } from './adjustments.api';

const FILTERS = { status: oneOf(STATUSES, 'REQUESTED'), page: count() };

export function AdjustmentsPage() {
  const { t } = useTranslation(['console-adjustments', 'console']);
  const language = useLanguage();
  const [{ status, page }, change] = useUrlState(FILTERS);
  const query = useQuery(adjustmentQueries.list(status, page));
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const isDoing = doing !== null;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isDoing) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const key = event.key.toLowerCase();
      const kind = ({ a: 'approve', r: 'refuse' } as const)[key];
      if (key === 'n') setDoing({ kind: 'ask' });
      else if (kind && current?.status === 'REQUESTED') setDoing({ kind, adjustment: current });
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [current, isDoing]);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows && !isDoing) box.current?.querySelector<HTMLElement>('[data-queue]')?.focus();
  }, [hasRows, isDoing]);

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
    <div ref={box} className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto_auto]">
      <PageHead title={t('title')} note={query.data && t('open', { count: query.data.totalCount })}>
        <select
          aria-label={t('status')}
          className="min-h-8 rounded-sm border border-line bg-card px-2 max-lg:min-h-11"
          value={status}
          onChange={(event) => change({ status: event.target.value as AdjustmentStatus })}
        >
          {STATUSES.map((one) => (
            <option key={one} value={one}>
              {t(`statuses.${one}`)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={classNames(smallButton, primaryButton)}
          onClick={() => setDoing({ kind: 'ask' })}
        >
          {t('ask')} <kbd>N</kbd>
        </button>
      </PageHead>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
        <QueueTable
          label={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          current={current?.id ?? null}
          onCurrent={setChosen}
        />
      </ListStates>
      {current && (
        <section
          aria-label={t('console:list.details')}
          className="grid gap-3 bg-panel p-4 lg:grid-cols-[1fr_auto]"
        >
          <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-3">
            <Fact name={t('amount')} value={formatMoney(current.amount, language)} />
            <Fact name={t('memberId')} value={current.memberId} />
            <Fact name={t('reason')} value={current.reason} />
            <Fact name={t('requestedBy')} value={current.requestedBy} />
            {current.decidedBy && <Fact name={t('decidedBy')} value={current.decidedBy} />}
            {current.decision && <Fact name={t('decision')} value={current.decision} />}
          </dl>
          {current.status === 'REQUESTED' && (
            <div className="flex items-end gap-2">
              <button
                type="button"
                className={classNames(smallButton, primaryButton)}
                onClick={() => setDoing({ kind: 'approve', adjustment: current })}
              >
                {t('approve')} <kbd>A</kbd>
              </button>
              <button
                type="button"
                className={classNames(smallButton, refuseButton)}
                onClick={() => setDoing({ kind: 'refuse', adjustment: current })}
              >
                {t('refuse')} <kbd>R</kbd>
              </button>
            </div>
          )}
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
      {doing && <AdjustDialog doing={doing} onClose={() => setDoing(null)} />}
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
