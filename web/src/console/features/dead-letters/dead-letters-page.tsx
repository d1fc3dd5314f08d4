import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, text, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { toast } from '~/ui/toast';
import { PageHead, Paging, primaryButton, refuseButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import {
  actOnLetter,
  deadLetterQueries,
  SERVICES,
  type DeadLetter,
  type LetterAct,
  type ServiceName,
} from './dead-letters.api';

const FILTERS = { service: oneOf(SERVICES, 'wallet'), type: text(), page: count() };

/** Events that a service could not handle, and those parked behind them. */
export function DeadLettersPage() {
  const { t } = useTranslation(['console-dead-letters', 'console']);
  const language = useLanguage();
  const [{ service, type, page }, change] = useUrlState(FILTERS);
  const query = useQuery(deadLetterQueries.page(service, type, page));
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [act, setAct] = useState<LetterAct | null>(null);
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const columns: DataColumn<DeadLetter>[] = [
    {
      key: 'at',
      head: t('failedAt'),
      cell: (row) => <span className="num whitespace-nowrap">{formatDateTime(row.failedAt, language)}</span>,
    },
    {
      key: 'status',
      head: t('status'),
      cell: (row) => (
        <span className={row.status === 'DEAD' ? 'text-loss' : 'text-muted'}>
          {t(`statuses.${row.status}`)}
        </span>
      ),
    },
    { key: 'type', head: t('type'), cell: (row) => <code className="break-all">{row.type}</code> },
    {
      key: 'key',
      head: t('key'),
      phone: 'hide',
      cell: (row) => <code className="break-all">{row.key}</code>,
    },
    {
      key: 'reason',
      head: t('reason'),
      phone: 'hide',
      cell: (row) => <span className="line-clamp-2">{row.reason}</span>,
    },
    { key: 'attempts', head: t('attempts'), align: 'right', phone: 'hide', cell: (row) => row.attempts },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_auto_minmax(9rem,1fr)_auto_auto]">
      <PageHead title={t('title')} note={query.data && t('count', { count: query.data.totalCount })}>
        <button type="button" className={smallButton} onClick={() => void query.refetch()}>
          {t('console:list.refresh')}
        </button>
      </PageHead>
      <div className="grid gap-3 px-4 pb-3">
        <Services service={service} onService={(next) => change({ service: next, type: '' })} />
        {type && (
          <button
            type="button"
            className={classNames(smallButton, 'justify-self-start')}
            onClick={() => change({ type: '' })}
          >
            {type} · {t('allTypes')}
          </button>
        )}
      </div>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
        <DataTable
          density="dense"
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          current={current?.id ?? null}
          onCurrent={setChosen}
        />
      </ListStates>
      {query.data ? (
        <Paging
          page={page}
          pages={query.data.totalPages}
          total={query.data.totalCount}
          onPage={(next) => change({ page: next })}
        />
      ) : (
        <span />
      )}
      <section
        aria-label={t('console:list.details')}
        className="grid max-h-[40dvh] content-start gap-3 overflow-y-auto border-t border-line bg-panel p-4"
      >
        {current && (
          <>
            <div className="flex flex-wrap gap-2">
              <button
                type="button"
                className={classNames(smallButton, primaryButton)}
                onClick={() => setAct('redrive')}
              >
                {t('act.redrive')}
              </button>
              <button type="button" className={smallButton} onClick={() => setAct('redriveType')}>
                {t('act.redriveType')}
              </button>
              <button
                type="button"
                className={classNames(smallButton, refuseButton)}
                onClick={() => setAct('discard')}
              >
                {t('act.discard')}
              </button>
              <button type="button" className={smallButton} onClick={() => change({ type: current.type })}>
                {t('sameType')}
              </button>
            </div>
            <Facts letter={current} />
          </>
        )}
        <Actions service={service} />
      </section>
      {act && current && <Act service={service} letter={current} act={act} onClose={() => setAct(null)} />}
    </div>
  );
}

function Services({
  service,
  onService,
}: {
  service: ServiceName;
  onService: (service: ServiceName) => void;
}) {
  const { t } = useTranslation('console-dead-letters');
  const { data } = useQuery(deadLetterQueries.counts());
  return (
    <div role="group" aria-label={t('service')} className="flex flex-wrap gap-1">
      {SERVICES.map((one) => {
        const dead = data?.[one] ?? 0;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === service}
            className={classNames(smallButton, one === service && 'border-info! bg-raised')}
            onClick={() => onService(one)}
          >
            {one}
            {dead > 0 && <b className="num text-(--color-attention)">{dead}</b>}
          </button>
        );
      })}
    </div>
  );
}

function Facts({ letter }: { letter: DeadLetter }) {
  const { t } = useTranslation('console-dead-letters');
  return (
    <dl className="grid gap-1">
      {(['topic', 'type', 'key', 'eventId', 'reason'] as const).map((name) => (
        <div key={name} className="flex flex-wrap gap-x-3">
          <dt className="text-muted">{t(name)}</dt>
          <dd className="break-all select-all">{letter[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What operators did with letters of this service, the newest first. */
function Actions({ service }: { service: ServiceName }) {
  const { t } = useTranslation('console-dead-letters');
  const language = useLanguage();
  const { data } = useQuery(deadLetterQueries.actions(service));
  if (!data || data.list.length === 0) return null;
  return (
    <div>
      <h2 className="pb-1 text-14">{t('actions')}</h2>
      <ol className="grid gap-1">
        {data.list.map(({ id, action, type, key, reason, actedAt }) => (
          <li key={id} className="wrap-anywhere">
            <span className="num text-subtle">{formatDateTime(actedAt, language)}</span>{' '}
            <b>{t(`acted.${action}`)}</b> · {type} · {key} · {reason}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ActProps {
  service: ServiceName;
  letter: DeadLetter;
  act: LetterAct;
  onClose: () => void;
}

function Act({ service, letter, act, onClose }: ActProps) {
  const { t } = useTranslation(['console-dead-letters', 'console']);
  const client = useQueryClient();
  const failureText = useFailureText();
  const change = useMutation({
    mutationFn: (reason: string) => actOnLetter({ service, letter, act, reason }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: deadLetterQueries.all });
      toast(t('console:list.done'), 'win');
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t(`act.${act}`)}
      error={change.isError ? failureText(change.error) : null}
      busy={change.isPending}
      onClose={onClose}
      onConfirm={(reason) => change.mutate(reason)}
    >
      <p className="text-muted">{t(`explain.${act}`, { type: letter.type, key: letter.key })}</p>
    </ReasonDialog>
  );
}
