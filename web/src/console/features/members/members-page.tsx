import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, day, oneOf, text, useUrlState } from '~/lib/url-state';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { consoleInput, Labelled } from '../../ui/labelled';
import { PageHead, Paging } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ListTools } from '../../ui/list-tools';
import { SearchBox } from '../../ui/search-box';
import { serverSorting, sortFields } from '../../ui/server-sorting';
import { MemberDetails } from './member-details';
import { memberQueries, SORTS, STATUSES, type Member } from './members.api';

const FILTERS = {
  search: text(),
  status: oneOf(['', ...STATUSES], ''),
  from: day(),
  to: day(),
  ...sortFields(SORTS, 'registered'),
  page: count(),
};

/** Finds a member and shows the sheet; every look and every act is in the security log. */
export function MembersPage() {
  const { t } = useTranslation('console-members');
  const language = useLanguage();
  const [{ page, ...filter }, change] = useUrlState(FILTERS);
  const { search, status, from, to } = filter;
  const elsewhere = useQuery(memberQueries.elsewhere(search));
  const origins = elsewhere.data ?? {};
  const others = Object.keys(origins);
  const query = useQuery({ ...memberQueries.page(filter, others, page), enabled: !elsewhere.isLoading });
  const rows = query.data?.list ?? [];
  const empty = search ? 'notFound' : status || from || to ? 'noneFiltered' : 'empty';
  const [chosen, setChosen] = useState<string | null>(null);
  const current = rows.find(({ memberId }) => memberId === chosen) ?? rows[0];
  const reasonOf = ({ memberId }: Member) => {
    const origin = origins[memberId];
    if (origin?.by === 'account') return t('foundBy.account', { account: origin.account });
    if (origin?.by === 'agent') return t('foundBy.agent', { agent: origin.agent });
    return query.data?.searchedBy ? t(`foundBy.${query.data.searchedBy}`) : '';
  };
  const foundBy: DataColumn<Member> = {
    ...{ key: 'foundBy', head: t('foundBy.title'), csv: reasonOf },
    cell: (row) => <span className="text-muted">{reasonOf(row)}</span>,
  };
  const columns: DataColumn<Member>[] = [
    {
      ...{ key: 'name', head: t('name'), sort: 'server', csv: (row) => row.username },
      cell: (row) => <b>{row.username}</b>,
    },
    ...(search ? [foundBy] : []),
    {
      key: 'status',
      head: t('status'),
      cell: (row) => t(`statuses.${row.status}`),
      csv: (row) => row.status,
    },
    {
      key: 'type',
      head: t('type'),
      cell: (row) => t(`types.${row.type}`),
      csv: (row) => t(`types.${row.type}`),
    },
    {
      ...{
        key: 'registered',
        head: t('created'),
        sort: 'server',
        phone: 'hide',
        csv: (row) => row.createdAt,
      },
      cell: (row) => <span className="num">{formatDateTime(row.createdAt, language)}</span>,
    },
    {
      ...{
        key: 'login',
        head: t('lastLogin'),
        sort: 'server',
        phone: 'hide',
        csv: (row) => row.lastLoginAt ?? '',
      },
      cell: (row) => (
        <span className="num">
          {row.lastLoginAt ? formatDateTime(row.lastLoginAt, language) : t('never')}
        </span>
      ),
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_auto_minmax(9rem,1fr)_auto_auto]">
      <PageHead
        title={t('title')}
        note={
          query.data &&
          t(query.data.totalIsLeast ? 'countOver' : 'count', {
            count: query.data.totalCount,
            n: formatCount(query.data.totalCount, language),
          })
        }
      >
        <SearchBox
          label={t('search')}
          find={t('find')}
          value={search}
          most={120}
          onSearch={(next) => change({ search: next })}
        />
        <ListTools
          name="members"
          columns={columns}
          rowKey={({ memberId }) => memberId}
          pages={(pageNo) => memberQueries.page(filter, others, pageNo)}
          filters={{ now: filter, onChoose: change }}
        />
      </PageHead>
      <div className="flex flex-wrap gap-3 px-4 pb-3">
        <Labelled label={t('status')}>
          <select
            className={consoleInput}
            value={status}
            onChange={(event) => change({ status: event.target.value as typeof status })}
          >
            {(['', ...STATUSES] as const).map((one) => (
              <option key={one} value={one}>
                {one === '' ? t('allStatuses') : t(`statuses.${one}`)}
              </option>
            ))}
          </select>
        </Labelled>
        {(['from', 'to'] as const).map((name) => (
          <Labelled key={name} label={t(`registeredDay.${name}`)}>
            <input
              type="date"
              className={consoleInput}
              {...(name === 'from' ? { max: to } : { min: from })}
              value={filter[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          </Labelled>
        ))}
        {elsewhere.isError && (
          <p role="status" className="self-end pb-2 text-12 text-gold">
            {t('elsewhereFailed')}
          </p>
        )}
      </div>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t(empty)}>
        <DataTable
          density="dense"
          name="members"
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ memberId }) => memberId}
          {...serverSorting(filter, change)}
          current={current?.memberId ?? null}
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
      {current && <MemberDetails key={current.memberId} memberId={current.memberId} />}
    </div>
  );
}
