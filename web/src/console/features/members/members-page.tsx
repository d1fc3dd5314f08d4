import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, text, useUrlState } from '~/lib/url-state';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { PageHead, Paging } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ListTools } from '../../ui/list-tools';
import { SearchBox } from '../../ui/search-box';
import { MemberDetails } from './member-details';
import { memberQueries, type Member } from './members.api';

const FILTERS = { search: text(), page: count() };

/** Finds a member and shows the sheet; every look and every act is in the security log. */
export function MembersPage() {
  const { t } = useTranslation('console-members');
  const language = useLanguage();
  const [{ search, page }, change] = useUrlState(FILTERS);
  const query = useQuery(memberQueries.page(search, page));
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const current = rows.find(({ memberId }) => memberId === chosen) ?? rows[0];
  const columns: DataColumn<Member>[] = [
    { key: 'name', head: t('name'), cell: (row) => <b>{row.username}</b>, csv: (row) => row.username },
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
      ...{ key: 'created', head: t('created'), phone: 'hide', csv: (row) => row.createdAt },
      cell: (row) => <span className="num">{formatDateTime(row.createdAt, language)}</span>,
    },
    {
      ...{ key: 'login', head: t('lastLogin'), phone: 'hide', csv: (row) => row.lastLoginAt ?? '' },
      cell: (row) => (
        <span className="num">
          {row.lastLoginAt ? formatDateTime(row.lastLoginAt, language) : t('never')}
        </span>
      ),
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(9rem,1fr)_auto_auto]">
      <PageHead
        title={t('title')}
        note={
          query.data &&
          t('count', { count: query.data.totalCount, n: formatCount(query.data.totalCount, language) })
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
          pages={(pageNo) => memberQueries.page(search, pageNo)}
          filters={{ now: { search }, onChoose: change }}
        />
      </PageHead>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t(search ? 'notFound' : 'empty')}>
        <DataTable
          density="dense"
          name="members"
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ memberId }) => memberId}
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
