import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldAccents } from '~/lib/fold';
import { text, useUrlState } from '~/lib/url-state';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { PageHead, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { MemberLink } from '../../ui/member-link';
import { WithdrawalLinks } from '../withdrawal-review/withdrawal-links';
import { MOST, sharedAccountQueries, type SharedAccount } from './shared-accounts.api';

const FILTERS = { search: text() };
const keyOf = ({ institution, maskedNumber, memberIds }: SharedAccount) =>
  [institution, maskedNumber, memberIds[0]].join(' ');

/** Bank accounts and e-wallets that more than one member has bound, and by whom. */
export function SharedAccountsPage() {
  const { t } = useTranslation(['console-shared-accounts', 'console']);
  const [{ search }, change] = useUrlState(FILTERS);
  const query = useQuery(sharedAccountQueries.list());
  const sought = foldAccents(search.trim());
  const rows = (query.data ?? []).filter(({ institutionName, maskedNumber, memberIds }) =>
    [institutionName, maskedNumber, ...memberIds].some((part) => foldAccents(part).includes(sought)),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const current = rows.find((row) => keyOf(row) === chosen) ?? rows[0];
  const columns: DataColumn<SharedAccount>[] = [
    { key: 'bank', head: t('bank'), cell: (row) => row.institutionName },
    { key: 'number', head: t('number'), cell: (row) => <b className="num">{row.maskedNumber}</b> },
    { key: 'members', head: t('members'), align: 'right', cell: (row) => row.memberIds.length },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(9rem,1fr)_auto]">
      <div>
        <PageHead title={t('title')} note={query.data && t('count', { count: rows.length })}>
          <input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            className="min-h-8 w-72 rounded-sm border border-line-strong bg-well px-3 text-14 max-lg:min-h-11 max-sm:w-full"
            value={search}
            onChange={(event) => change({ search: event.target.value })}
          />
          <button type="button" className={smallButton} onClick={() => void query.refetch()}>
            {t('console:list.refresh')}
          </button>
        </PageHead>
        <WithdrawalLinks />
        <p className="max-w-[96ch] px-4 pb-3 text-13 text-muted">
          {t('note')} {query.data && query.data.length >= MOST && t('most', { count: MOST })}
        </p>
      </div>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t(search ? 'notFound' : 'empty')}>
        <DataTable
          density="dense"
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          current={current ? keyOf(current) : null}
          onCurrent={setChosen}
        />
      </ListStates>
      {current && (
        <section
          aria-label={t('console:list.details')}
          className="grid max-h-[40dvh] gap-2 overflow-y-auto bg-panel p-4"
        >
          <h2 className="text-14">
            {t('whose', { bank: current.institutionName, number: current.maskedNumber })}
          </h2>
          <ul className="grid gap-x-6 gap-y-1 text-13 sm:grid-cols-2 lg:grid-cols-3">
            {current.memberIds.map((memberId) => (
              <li key={memberId} className="flex min-h-6 items-center">
                <MemberLink memberId={memberId} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
