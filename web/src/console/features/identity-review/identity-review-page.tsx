import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, useUrlState } from '~/lib/url-state';
import { isTyping } from '../../shell/use-shortcuts';
import { PageHead, Paging, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { QueueTable, type QueueColumn } from '../../ui/queue-table';
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
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [deciding, setDeciding] = useState<IdentityAction | null>(null);
  const [at, setAt] = useState(0);
  // The place of a row that has been decided belongs to the one that followed it.
  const current = rows.find(({ id }) => id === chosen) ?? rows[Math.min(at, rows.length - 1)];
  const found = useQuery({ ...identityReviewQueries.one(current?.id ?? ''), enabled: current !== undefined });
  const isDeciding = deciding !== null;
  const canDecide = !isDeciding && found.data !== undefined && isWaiting(found.data);

  useEffect(() => {
    if (!canDecide) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const action = (['approve', 'reject'] as const).find(
        (one) => ACTION_KEYS[one] === event.key.toLowerCase(),
      );
      if (!action) return;
      event.preventDefault();
      setDeciding(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [canDecide]);

  const columns: QueueColumn<QueuedCheck>[] = [
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
      wide: true,
      cell: (c) => (c.approvedBy && isWaiting(c) ? t('secondNeeded') : '–'),
    },
    {
      key: 'reason',
      head: t('toMember'),
      wide: true,
      cell: (c) => (c.reason ? t(`reason.${c.reason}`) : '–'),
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto_auto]">
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
      {current && (
        <ListStates query={found} isEmpty={false} empty="">
          {found.data && <IdentityCase key={found.data.id} found={found.data} onAction={setDeciding} />}
        </ListStates>
      )}
      {query.data && (
        <Paging
          page={page}
          pages={query.data.totalPages}
          total={query.data.totalCount}
          onPage={(next) => change({ page: next })}
        />
      )}
      {deciding && found.data && (
        <Decide found={found.data} action={deciding} onClose={() => setDeciding(null)} />
      )}
    </div>
  );
}
