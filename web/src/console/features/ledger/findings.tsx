import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { count, oneOf, useUrlState } from '~/lib/url-state';
import type { DataColumn } from '~/ui/data-table';
import { Fact } from '../../ui/fact';
import { MemberLink } from '../../ui/member-link';
import { ReviewQueuePage, type QueueAction } from '../../ui/review-queue-page';
import { useOperatorName } from '../../ui/use-operator-name';
import { CloseDialog } from './close-dialog';
import { figureText, isOfAccount } from './finding';
import { LedgerViews } from './ledger-views';
import { ledgerQueries, STATES, type Finding, type FindingState } from './ledger.api';
import { ReleaseDialog } from './release-dialog';

type FindingAction = 'release' | 'close';
const FILTERS = { state: oneOf(STATES, 'open'), page: count() };

/** What the auditor found; one of an account is closed by its release. */
export function Findings() {
  const { t } = useTranslation('console-ledger');
  const language = useLanguage();
  const [{ state, page }, change] = useUrlState(FILTERS);
  const query = useQuery(ledgerQueries.findings(state, page));
  const action = (one: FindingAction, key: string): QueueAction<FindingAction> => ({
    ...{ action: one, label: t(`action.${one}`), key, tone: 'primary' },
  });
  const columns: DataColumn<Finding>[] = [
    {
      key: 'foundAt',
      head: t('foundAt'),
      cell: (row) => <span className="num whitespace-nowrap">{formatDateTime(row.foundAt, language)}</span>,
    },
    { key: 'fault', head: t('fault'), cell: (row) => <b>{t(`faults.${row.fault}`)}</b> },
    { key: 'book', head: t('book'), phone: 'hide', cell: (row) => t(`books.${row.book}`) },
    {
      key: 'about',
      head: t('about'),
      phone: 'hide',
      cell: (row) =>
        row.account === null
          ? t(row.memberId === null ? 'subject.book' : 'subject.member')
          : t('subject.account', { number: row.account }),
    },
    { key: 'state', head: t('state'), cell: (row) => <State finding={row} /> },
  ];
  return (
    <ReviewQueuePage<Finding, FindingAction, FindingState>
      name="findings"
      title={t('title')}
      note={query.data && t(`count.${state}`, { count: query.data.totalCount })}
      under={<LedgerViews />}
      empty={t(`empty.${state}`)}
      query={query}
      columns={columns}
      page={page}
      pages={(pageNo) => ledgerQueries.findings(state, pageNo)}
      filters={{ now: { state }, onChoose: change }}
      onPage={(next) => change({ page: next })}
      view={{
        label: t('state'),
        value: state,
        options: STATES.map((one) => [one, t(`states.${one}`)]),
        onChange: (next) => change({ state: next }),
      }}
      actionsOf={(finding) =>
        finding.closedAt !== null
          ? []
          : [isOfAccount(finding) ? action('release', 'r') : action('close', 'c')]
      }
      details={(finding) => <FindingFacts finding={finding} />}
      dialog={(chosen, finding, close) =>
        chosen === 'release' && isOfAccount(finding) ? (
          <ReleaseDialog memberId={finding.memberId} book={finding.book} onClose={close} />
        ) : (
          <CloseDialog finding={finding} onClose={close} />
        )
      }
    />
  );
}

function State({ finding }: { finding: Finding }) {
  const { t } = useTranslation('console-ledger');
  if (finding.closedAt !== null) return <span className="text-muted">{t('closed')}</span>;
  return (
    <span className="font-medium text-loss">
      {t(isOfAccount(finding) ? 'openStopped' : 'openNotStopped')}
    </span>
  );
}

function FindingFacts({ finding }: { finding: Finding }) {
  const { t } = useTranslation('console-ledger');
  const language = useLanguage();
  const nameOf = useOperatorName();
  const { fault, account, memberId, postingId, closedAt } = finding;
  return (
    <>
      <div className="grid max-w-[96ch] gap-1 text-13">
        <p>{t(`meaning.${fault}`)}</p>
        {closedAt === null && (
          <p className="text-muted">
            {t(
              fault === 'ROLLBACK_AFTER_WIN'
                ? 'next.posting'
                : isOfAccount(finding)
                  ? 'next.account'
                  : 'next.book',
            )}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-4">
        <Fact name={t('book')}>{t(`books.${finding.book}`)}</Fact>
        <Fact name={t('expected')}>{figureText(fault, finding.expected, t, language)}</Fact>
        <Fact name={t('found')}>
          <span className="text-loss">{figureText(fault, finding.found, t, language)}</span>
        </Fact>
        <Fact name={t('foundAt')}>{formatDateTime(finding.foundAt, language)}</Fact>
        {memberId && (
          <Fact name={t('member')}>
            <MemberLink memberId={memberId} />
          </Fact>
        )}
        {account !== null && (
          <Fact name={t('account')}>
            <AccountName number={account} book={finding.book} />
          </Fact>
        )}
        {postingId && (
          <Fact name={t('posting')}>
            <span className="break-all select-all">{postingId}</span>
          </Fact>
        )}
        {closedAt && (
          <>
            <Fact name={t('closedAt')}>{formatDateTime(closedAt, language)}</Fact>
            <Fact name={t('closedBy')}>{finding.closedBy ? nameOf(finding.closedBy) : '–'}</Fact>
            <Fact name={t('reason')} wide>
              {finding.reason ?? '–'}
            </Fact>
          </>
        )}
      </dl>
    </>
  );
}

function AccountName({ number, book }: { number: number; book: Finding['book'] }) {
  const language = useLanguage();
  const { data } = useQuery(ledgerQueries.trialBalance(book));
  const known = data?.accounts.find((account) => account.number === number);
  return (
    <Link className="text-info underline" to={`/ledger?view=balance&book=${book}&account=${number}`}>
      {known ? `${number} · ${localName(known.name, language)}` : number}
    </Link>
  );
}
