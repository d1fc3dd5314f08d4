import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { oneOf, text, useUrlState } from '~/lib/url-state';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { Fact } from '../../ui/fact';
import { smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { LedgerFrame } from './ledger-frame';
import { BOOKS, ledgerQueries, type Book, type TrialAccount, type TrialBalance } from './ledger.api';
import { Verdict } from './verdict';

const FILTERS = { book: oneOf(BOOKS, 'REAL'), account: text() };

/** Every account of a book with its turnover; in sound books the two sums are equal. */
export function TrialBalanceView() {
  const { t } = useTranslation(['console-ledger', 'console']);
  const language = useLanguage();
  const [{ book, account }, change] = useUrlState(FILTERS);
  const query = useQuery(ledgerQueries.trialBalance(book));
  const rows = query.data?.accounts ?? [];
  const current = rows.find(({ number }) => String(number) === account) ?? rows[0];
  const money = (amount: string) => formatMoney(amount, language);
  const columns: DataColumn<TrialAccount>[] = [
    { key: 'number', head: t('number'), cell: (row) => <span className="num">{row.number}</span> },
    { key: 'name', head: t('account'), cell: (row) => <b>{localName(row.name, language)}</b> },
    { key: 'nature', head: t('nature'), phone: 'hide', cell: (row) => t(`natures.${row.nature}`) },
    { key: 'debits', head: t('debits'), align: 'right', phone: 'hide', cell: (row) => money(row.debits) },
    { key: 'credits', head: t('credits'), align: 'right', phone: 'hide', cell: (row) => money(row.credits) },
    { key: 'balance', head: t('balance'), align: 'right', cell: (row) => <b>{money(row.balance)}</b> },
  ];
  return (
    <LedgerFrame
      note={query.data && t('takenAt', { at: formatDateTime(query.data.at, language) })}
      tools={
        <>
          <select
            aria-label={t('book')}
            className="min-h-8 rounded-sm border border-line bg-card px-2 max-lg:min-h-11"
            value={book}
            onChange={(event) => change({ book: event.target.value as Book, account: '' })}
          >
            {BOOKS.map((one) => (
              <option key={one} value={one}>
                {t(`books.${one}`)}
              </option>
            ))}
          </select>
          <button type="button" className={smallButton} onClick={() => void query.refetch()}>
            {t('console:list.refresh')}
          </button>
        </>
      }
    >
      {query.data ? <Sums balance={query.data} /> : <span />}
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty.balance')}>
        <DataTable
          density="dense"
          caption={t('view.balance')}
          columns={columns}
          rows={rows}
          rowKey={({ number }) => String(number)}
          current={current ? String(current.number) : null}
          onCurrent={(number) => change({ account: number })}
        />
      </ListStates>
      {current && <AccountFacts account={current} balance={query.data!} />}
    </LedgerFrame>
  );
}

function Sums({ balance }: { balance: TrialBalance }) {
  const { t } = useTranslation('console-ledger');
  const language = useLanguage();
  const { totals, difference, members, currency } = balance;
  const money = (amount: string) => formatMoney(amount, language, { symbol: currency });
  const balances = difference === '0.00';
  const agrees = members.difference === '0.00';
  return (
    <div className="grid gap-2 border-t border-line bg-panel px-4 py-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-4">
        <Fact name={t('debits')}>{money(totals.debits)}</Fact>
        <Fact name={t('credits')}>{money(totals.credits)}</Fact>
        <Fact name={t('membersLedger')}>{money(members.ledger)}</Fact>
        <Fact name={t('membersAccounts')}>{money(members.accounts)}</Fact>
      </dl>
      <p className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        <Verdict
          good={balances}
          text={balances ? t('balances') : t('differs', { amount: money(difference) })}
        />
        <Verdict
          good={agrees}
          text={agrees ? t('membersAgree') : t('membersDiffer', { amount: money(members.difference) })}
        />
      </p>
    </div>
  );
}

function AccountFacts({ account, balance }: { account: TrialAccount; balance: TrialBalance }) {
  const { t } = useTranslation(['console-ledger', 'console']);
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, language);
  const { checkpoint, checkpointAt } = balance;
  return (
    <section aria-label={t('console:list.details')} className="grid gap-2 bg-panel p-4">
      <h2 className="text-14">{`${account.number} · ${localName(account.name, language)}`}</h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-4">
        <Fact name={t('debits')}>{money(account.debits)}</Fact>
        <Fact name={t('credits')}>{money(account.credits)}</Fact>
        <Fact name={t('balance')}>{money(account.balance)}</Fact>
        <Fact name={t('nature')}>{t(`natures.${account.nature as 'ASSET'}`)}</Fact>
        <Fact name={t('checkpoint')}>
          {checkpointAt === null
            ? t('noCheckpoint')
            : `${checkpoint} · ${formatDateTime(checkpointAt, language)}`}
        </Fact>
        <Fact name={t('untilCheckpoint')}>
          {money(account.checkpoint.debits)} / {money(account.checkpoint.credits)}
        </Fact>
        <Fact name={t('sinceCheckpoint')}>
          {money(account.tail.debits)} / {money(account.tail.credits)}
        </Fact>
        <Fact name={t('code')}>{account.code}</Fact>
      </dl>
    </section>
  );
}
