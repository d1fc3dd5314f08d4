import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, useUrlState } from '~/lib/url-state';
import type { DataColumn } from '~/ui/data-table';
import { mayOpen } from '../../define-console-page';
import { useOperatorSession } from '../../session/session.store';
import { Fact } from '../../ui/fact';
import { MemberLink } from '../../ui/member-link';
import { ReviewQueuePage, type QueueAction } from '../../ui/review-queue-page';
import { useOperatorName } from '../../ui/use-operator-name';
import {
  approvalQueries,
  STATUSES,
  type ApprovalStatus,
  type Decision,
  type Proposed,
} from './approvals.api';
import { DecisionDialog } from './decision-dialog';
import { Missing } from './missing';
import { AdjustmentDialog } from './proposal-dialogs';
import { useKindName, Values } from './values';

const FILTERS = { status: oneOf(STATUSES, 'PROPOSED'), page: count() };

/** What one operator proposed and another one decides. */
export function ApprovalsPage() {
  const { t } = useTranslation('console-approvals');
  const language = useLanguage();
  const kindName = useKindName();
  const session = useOperatorSession((state) => state.session);
  const [{ status, page }, change] = useUrlState(FILTERS);
  const query = useQuery(approvalQueries.list(status, page));
  const isOwn = ({ proposedBy }: Proposed) => proposedBy === session?.operatorId;
  const operatorName = useOperatorName();
  const nameOf = (id: string) => (id === session?.operatorId ? t('you') : operatorName(id));
  const columns: DataColumn<Proposed>[] = [
    {
      key: 'at',
      head: t('proposedAt'),
      csv: (a) => a.proposedAt,
      cell: (a) => <span className="num">{formatDateTime(a.proposedAt, language)}</span>,
    },
    { key: 'kind', head: t('what'), cell: (a) => <b>{kindName(a.kind)}</b>, csv: (a) => a.kind },
    {
      key: 'amount',
      head: t('amount'),
      csv: (a) => a.amount ?? '',
      align: 'right',
      cell: (a) => a.amount && <b className="text-14">{formatMoney(a.amount, language)}</b>,
    },
    {
      ...{ key: 'reason', head: t('reason'), csv: (a) => a.reason },
      cell: (a) => <span className="line-clamp-1">{a.reason}</span>,
    },
    {
      key: 'by',
      head: t('proposedBy'),
      csv: (a) => nameOf(a.proposedBy),
      phone: 'hide',
      cell: (a) => <span className={isOwn(a) ? 'text-muted' : 'break-all'}>{nameOf(a.proposedBy)}</span>,
    },
  ];
  return (
    <ReviewQueuePage<Proposed, Decision, ApprovalStatus>
      name="approvals"
      title={t('title')}
      note={query.data && t('open', { count: query.data.totalCount })}
      empty={t('empty')}
      query={query}
      columns={columns}
      page={page}
      pages={(pageNo) => approvalQueries.whole(status, pageNo)}
      under={<Missing services={query.data?.missing} />}
      filters={{ now: { status }, onChoose: change }}
      onPage={(next) => change({ page: next })}
      view={{
        label: t('status'),
        value: status,
        options: STATUSES.map((one) => [one, t(`statuses.${one}`)]),
        onChange: (next) => change({ status: next, page: 1 }),
      }}
      {...(mayOpen(session?.roles ?? [], { roles: ['ledger'] }) && {
        start: {
          label: t('propose.adjustment'),
          key: 'n',
          dialog: (close: () => void) => <AdjustmentDialog onClose={close} />,
        },
      })}
      actionsOf={(approval): QueueAction<Decision>[] => {
        if (approval.status !== 'PROPOSED') return [];
        if (isOwn(approval)) return [{ action: 'withdraw', label: t('withdraw'), key: 'w' }];
        return [
          { action: 'approve', label: t('approve'), key: 'a', tone: 'primary' },
          { action: 'refuse', label: t('refuse'), key: 'r', tone: 'refuse' },
        ];
      }}
      details={(approval) => (
        <>
          {approval.status === 'PROPOSED' && isOwn(approval) && (
            <p className="text-(--color-attention)">{t('ownNote')}</p>
          )}
          <Values approval={approval} />
          <dl className="grid grid-cols-1 gap-x-6 gap-y-1.5 sm:grid-cols-2 md:grid-cols-3">
            {approval.amount && <Fact name={t('amount')}>{formatMoney(approval.amount, language)}</Fact>}
            {approval.memberId && (
              <Fact name={t('memberId')}>
                <MemberLink memberId={approval.memberId} />
              </Fact>
            )}
            {approval.kind === 'APPROVAL_POLICY' && (
              <Fact name={t('rule')}>{kindName(approval.subject)}</Fact>
            )}
            <Fact name={t('proposedBy')}>{nameOf(approval.proposedBy)}</Fact>
            {approval.status === 'PROPOSED' && (
              <Fact name={t('expiresAt')}>{formatDateTime(approval.expiresAt, language)}</Fact>
            )}
            {approval.decidedAt && (
              <Fact name={t('decidedAt')}>{formatDateTime(approval.decidedAt, language)}</Fact>
            )}
            {approval.decidedAt && (
              <Fact name={t('decidedBy')}>
                {approval.decidedBy ? nameOf(approval.decidedBy) : t('alone')}
              </Fact>
            )}
            <Fact name={t('reason')} wide>
              {approval.reason}
            </Fact>
            {approval.note && (
              <Fact name={t('note')} wide>
                {approval.note}
              </Fact>
            )}
            {approval.result && (
              <Fact name={t('result')} wide>
                {approval.result}
              </Fact>
            )}
          </dl>
        </>
      )}
      dialog={(decision, approval, close) => (
        <DecisionDialog decision={decision} approval={approval} onClose={close} />
      )}
    />
  );
}
