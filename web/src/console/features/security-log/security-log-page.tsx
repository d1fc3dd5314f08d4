import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, text, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { consoleInput, Labelled } from '../../ui/labelled';
import { PageHead, Paging } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ListTools } from '../../ui/list-tools';
import { serverSorting, sortFields } from '../../ui/server-sorting';
import { securityLogQueries, type SecurityEvent } from './security-log.api';

const ACTORS = ['', 'operator', 'member', 'guest'] as const;
const SORTS = ['at'] as const;
const FILTERS = {
  actor: oneOf(ACTORS, ''),
  memberId: text(),
  operatorId: text(),
  outcome: text(),
  ...sortFields(SORTS, 'at'),
  page: count(),
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const OUTCOME = /^(ok|[A-Z][A-Z0-9_]{1,60})$/;

/** Security-relevant calls of members and operators, the newest first. */
export function SecurityLogPage() {
  const { t } = useTranslation(['console-security-log', 'console']);
  const language = useLanguage();
  const [{ page, actor, sort, direction, ...given }, change] = useUrlState(FILTERS);
  const filter = {
    memberId: UUID.test(given.memberId) ? given.memberId : '',
    operatorId: UUID.test(given.operatorId) ? given.operatorId : '',
    outcome: OUTCOME.test(given.outcome) ? given.outcome : '',
    direction,
  };
  const query = useQuery(securityLogQueries.page({ ...filter, actor, pageNo: page }));
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const columns: DataColumn<SecurityEvent>[] = [
    {
      key: 'at',
      sort: 'server',
      head: t('at'),
      csv: (row) => row.at,
      cell: (row) => <span className="num whitespace-nowrap">{formatDateTime(row.at, language)}</span>,
    },
    {
      key: 'actor',
      head: t('actor'),
      cell: (row) => <Actor event={row} />,
      csv: (row) => row.actorName ?? row.actor,
    },
    {
      ...{ key: 'call', head: t('call'), csv: (row) => row.call },
      cell: (row) => <code className="text-13 break-all">{row.call}</code>,
    },
    {
      key: 'outcome',
      head: t('outcome'),
      csv: (row) => row.outcome,
      cell: (row) => <b className={row.outcome === 'ok' ? 'text-win' : 'text-loss'}>{row.outcome}</b>,
    },
    {
      ...{ key: 'ip', head: t('ip'), phone: 'hide', csv: (row) => row.ip },
      cell: (row) => <span className="num">{row.ip}</span>,
    },
  ];
  const field = (name: keyof typeof given, wide = false) => (
    <label className="grid gap-0.5">
      <span className="text-12 text-muted">{t(`filter.${name}`)}</span>
      <input
        className={classNames(
          'min-h-8 rounded-sm border border-line-strong bg-well px-2 text-13 max-lg:min-h-11',
          wide && 'w-72 max-sm:w-full',
        )}
        aria-invalid={given[name] !== filter[name] || undefined}
        value={given[name]}
        onChange={(event) => change({ [name]: event.target.value.trim() })}
      />
    </label>
  );
  return (
    <div className="grid h-full grid-rows-[auto_auto_minmax(9rem,1fr)_auto_auto]">
      <PageHead title={t('title')}>
        <ListTools
          name="security-log"
          columns={columns}
          rowKey={({ id }) => id}
          pages={(pageNo) => securityLogQueries.page({ ...filter, actor, pageNo })}
          filters={{ now: { actor, ...filter }, onChoose: change }}
        />
      </PageHead>
      <div role="search" className="flex flex-wrap gap-3 px-4 pb-3">
        <Labelled label={t('actor')}>
          <select
            className={consoleInput}
            value={actor}
            onChange={(event) => change({ actor: event.target.value as typeof actor })}
          >
            {ACTORS.map((one) => (
              <option key={one} value={one}>
                {t(one === '' ? 'allActors' : `actors.${one}`)}
              </option>
            ))}
          </select>
        </Labelled>
        {field('memberId', true)}
        {field('operatorId', true)}
        {field('outcome')}
      </div>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
        <DataTable
          density="dense"
          name="security-log"
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          {...serverSorting({ sort, direction }, change)}
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
      {current && (
        <section aria-label={t('console:list.details')} className="border-t border-line bg-panel p-4 text-13">
          <dl className="grid gap-1">
            {(['memberName', 'memberId', 'actorId', 'device', 'ip'] as const).map((name) => (
              <div key={name} className="flex flex-wrap gap-x-3">
                <dt className="text-muted">{t(`detail.${name}`)}</dt>
                <dd className="num break-all select-all">{current[name] ?? '–'}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function Actor({ event }: { event: SecurityEvent }) {
  const { t } = useTranslation('console-security-log');
  return (
    <>
      <b>{event.actorName ?? t(`actors.${event.actor}`)}</b>
      {event.actorName && <span className="block text-12 text-muted">{t(`actors.${event.actor}`)}</span>}
    </>
  );
}
