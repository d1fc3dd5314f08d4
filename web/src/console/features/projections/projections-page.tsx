import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatCount, formatCountdown, formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useNow } from '~/lib/now';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { toast } from '~/ui/toast';
import { PageHead, primaryButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import { useOperatorName } from '../../ui/use-operator-name';
import {
  isRunning,
  projectionQueries,
  startRebuild,
  type Projection,
  type ProjectionRun,
} from './projections.api';
import type texts from './locales/vi.json';

const keyOf = ({ service, name }: Projection) => `${service}/${name}`;

/** What a projection counts, in words; the name of one that these texts do not know. */
function useProjectionName() {
  const { t } = useTranslation('console-projections');
  return ({ service, name }: Projection): string =>
    t(`names.${keyOf({ service, name, last: null })}` as `names.${keyof typeof texts.names}`, {
      defaultValue: name,
    });
}

/** Tables that services compute from events: how each was last rebuilt, and a new rebuild with its progress. */
export function ProjectionsPage() {
  const { t } = useTranslation(['console-projections', 'console']);
  const language = useLanguage();
  const failureText = useFailureText();
  const nameOf = useProjectionName();
  const query = useQuery(projectionQueries.list());
  const rows = query.data?.list ?? [];
  const failed = query.data?.failed ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [starting, setStarting] = useState<Projection | null>(null);
  const current = rows.find((row) => keyOf(row) === chosen) ?? rows[0];
  const columns: DataColumn<Projection>[] = [
    { key: 'name', head: t('projection'), cell: (row) => <b className="wrap-anywhere">{nameOf(row)}</b> },
    { key: 'service', head: t('service'), phone: 'hide', cell: (row) => <code>{row.service}</code> },
    {
      key: 'status',
      head: t('last'),
      cell: ({ last }) => (last ? <Status run={last} /> : <span className="text-muted">{t('never')}</span>),
    },
    {
      key: 'events',
      head: t('events'),
      align: 'right',
      cell: ({ last }) => (last ? formatCount(last.events, language) : '–'),
    },
    {
      key: 'at',
      head: t('startedAt'),
      phone: 'hide',
      cell: ({ last }) => (
        <span className="num whitespace-nowrap">{last ? formatDateTime(last.startedAt, language) : '–'}</span>
      ),
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_auto_minmax(9rem,1fr)_auto]">
      <PageHead title={t('title')}>
        <button type="button" className={smallButton} onClick={() => void query.refetch()}>
          {t('console:list.refresh')}
        </button>
      </PageHead>
      <div className="grid gap-1 px-4 pb-3">
        <p className="max-w-[90ch] text-13 text-muted">{t('note')}</p>
        {failed.map(({ service, error }) => (
          <p key={service} role="alert" className="text-13 text-loss">
            {t('unanswered', { service, reason: failureText(error) })}
          </p>
        ))}
      </div>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
        <DataTable
          density="dense"
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          current={current ? keyOf(current) : null}
          onCurrent={setChosen}
          onOpen={setStarting}
        />
      </ListStates>
      {current && <Details key={keyOf(current)} projection={current} onStart={() => setStarting(current)} />}
      {starting && <StartDialog projection={starting} onClose={() => setStarting(null)} />}
    </div>
  );
}

const COLOURS = { RUNNING: 'text-(--color-attention)', DONE: 'text-win', FAILED: 'text-loss' } as const;

function Status({ run }: { run: ProjectionRun }) {
  const { t } = useTranslation('console-projections');
  return <span className={classNames('font-medium', COLOURS[run.status])}>{t(`status.${run.status}`)}</span>;
}

/** The rebuild that runs, the way to a new one, and those before. */
function Details({ projection, onStart }: { projection: Projection; onStart: () => void }) {
  const { t } = useTranslation(['console-projections', 'console']);
  const nameOf = useProjectionName();
  const { service, name, last } = projection;
  const query = useQuery(projectionQueries.runs(service, name, isRunning(last)));
  const runs = query.data?.list ?? [];
  const running = runs.find(isRunning);
  return (
    <section
      aria-label={t('console:list.details')}
      className="grid max-h-[45dvh] content-start gap-3 overflow-y-auto bg-panel p-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto min-w-0 text-14 wrap-anywhere">{nameOf(projection)}</h2>
        <button
          type="button"
          className={classNames(smallButton, !running && primaryButton)}
          onClick={onStart}
        >
          {t('rebuild')} <kbd>↵</kbd>
        </button>
      </div>
      {running && <Progress run={running} />}
      <ListStates query={query} isEmpty={false} empty="">
        {runs.length === 0 ? (
          <p className="text-13 text-muted">{t('noRuns')}</p>
        ) : (
          <ol className="text-13">
            {runs.map((run) => (
              <Run key={run.id} run={run} />
            ))}
          </ol>
        )}
      </ListStates>
    </section>
  );
}

/** How far it is; the number of events to come is not known. A run whose process has ended looks the same. */
function Progress({ run }: { run: ProjectionRun }) {
  const { t } = useTranslation('console-projections');
  const language = useLanguage();
  const now = useNow();
  return (
    <div className="grid gap-1 rounded-sm border border-line bg-well p-3">
      <p role="status" className="num">
        {t('progress', { events: formatCount(run.events, language) })}
      </p>
      <p className="num text-12 text-muted">
        {t('runningFor', { time: formatCountdown((now - Date.parse(run.startedAt)) / 1_000) })}
      </p>
    </div>
  );
}

function Run({ run }: { run: ProjectionRun }) {
  const { t } = useTranslation('console-projections');
  const language = useLanguage();
  const operatorName = useOperatorName();
  return (
    <li className="grid gap-0.5 border-b border-hairline py-1.5">
      <span className="flex flex-wrap items-baseline gap-x-4">
        <Status run={run} />
        <span className="num">{formatDateTime(run.startedAt, language)}</span>
        {run.endedAt && (
          <span className="num text-muted">
            {t('took', {
              time: formatCountdown((Date.parse(run.endedAt) - Date.parse(run.startedAt)) / 1_000),
              events: formatCount(run.events, language),
            })}
          </span>
        )}
        <span className="num text-muted">{operatorName(run.operatorId)}</span>
      </span>
      <span className="wrap-anywhere">{run.reason}</span>
      {run.error !== null && <code className="text-12 wrap-anywhere text-loss select-all">{run.error}</code>}
    </li>
  );
}

function StartDialog({ projection, onClose }: { projection: Projection; onClose: () => void }) {
  const { t } = useTranslation('console-projections');
  const client = useQueryClient();
  const failureText = useFailureText();
  const nameOf = useProjectionName();
  const start = useMutation({
    mutationFn: (reason: string) => startRebuild(projection.service, projection.name, reason),
    onSuccess: () => {
      toast(t('started'), 'win');
      onClose();
    },
    // Also after a refusal: another operator may have started one.
    onSettled: () => client.invalidateQueries({ queryKey: projectionQueries.all }),
  });
  return (
    <ReasonDialog
      title={t('rebuildTitle', { name: nameOf(projection) })}
      error={start.isError ? failureText(start.error) : null}
      busy={start.isPending}
      onClose={onClose}
      onConfirm={(reason) => start.mutate(reason)}
    >
      <p className="text-muted">{t('rebuildHelp', { service: projection.service })}</p>
    </ReasonDialog>
  );
}
