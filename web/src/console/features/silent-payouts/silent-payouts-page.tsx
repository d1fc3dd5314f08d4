import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, useUrlState } from '~/lib/url-state';
import type { DataColumn } from '~/ui/data-table';
import { useOperatorSession } from '../../session/session.store';
import { Fact } from '../../ui/fact';
import { MemberLink } from '../../ui/member-link';
import { useOperatorName } from '../../ui/use-operator-name';
import { ReviewQueuePage, type QueueAction } from '../../ui/review-queue-page';
import { PayoutDialog } from './payout-dialog';
import { silentPayoutQueries, type PayoutAction, type SilentPayout } from './silent-payouts.api';

const FILTERS = { page: count() };

export function SilentPayoutsPage() {
  const { t } = useTranslation(['console-silent-payouts', 'console']);
  const language = useLanguage();
  const nameOf = useOperatorName();
  const me = useOperatorSession(({ session }) => session?.operatorId);
  const [{ page }, change] = useUrlState(FILTERS);
  const query = useQuery(silentPayoutQueries.list(page));
  const proposalOf = ({ proposal }: SilentPayout) =>
    proposal === null ? t('none') : t(`proposals.${proposal}`);
  const answerOf = ({ answer }: SilentPayout) => (answer === null ? '–' : t(`answers.${answer}`));
  const one = (action: PayoutAction, key: string, tone?: QueueAction<PayoutAction>['tone']) => ({
    ...{ action, label: t(`action.${action}`), key },
    ...(tone && { tone }),
  });
  const columns: DataColumn<SilentPayout>[] = [
    {
      key: 'since',
      head: t('since'),
      cell: (p) => <span className="num">{formatDateTime(p.since, language)}</span>,
    },
    {
      key: 'amount',
      head: t('amount'),
      align: 'right',
      cell: (p) => <b className="text-14">{formatMoney(p.amount, language)}</b>,
    },
    { key: 'proposal', head: t('proposal'), cell: proposalOf },
    { key: 'answer', head: t('answer'), phone: 'hide', cell: answerOf },
    { key: 'channel', head: t('channel'), phone: 'hide', cell: (p) => p.channel },
  ];
  return (
    <ReviewQueuePage<SilentPayout, PayoutAction>
      name="silent-payouts"
      title={t('title')}
      note={query.data && t('open', { count: query.data.totalCount })}
      empty={t('empty')}
      query={query}
      columns={columns}
      page={page}
      pages={(pageNo) => silentPayoutQueries.list(pageNo)}
      onPage={(next) => change({ page: next })}
      actionsOf={({ proposal, proposedBy }) => {
        if (proposal === null)
          return [one('query', 'q', 'primary'), one('paid', 'p'), one('failed', 'f', 'refuse')];
        const decision = proposedBy === me ? [] : [one('confirm', 'a', 'primary')];
        return [...decision, one('query', 'q'), one('refuse', 'r', 'refuse')];
      }}
      details={(payout) => (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-4">
          <Fact name={t('amount')}>{formatMoney(payout.amount, language)}</Fact>
          <Fact name={t('paid')}>{formatMoney(payout.paid, language)}</Fact>
          <Fact name={t('answer')}>{answerOf(payout)}</Fact>
          <Fact name={t('attempts')}>{payout.attempts}</Fact>
          <Fact name={t('payout')}>{payout.id}</Fact>
          <Fact name={t('order')}>
            <Link className="text-info underline" to="/withdrawal-review?view=PAYING">
              {payout.withdrawalId}
            </Link>
          </Fact>
          <Fact name={t('member')}>
            <MemberLink memberId={payout.memberId} />
          </Fact>
          <Fact name={t('proposal')}>{proposalOf(payout)}</Fact>
          {payout.reference && <Fact name={t('reference')}>{payout.reference}</Fact>}
          {payout.proposedBy && <Fact name={t('proposedBy')}>{nameOf(payout.proposedBy)}</Fact>}
          {payout.note && (
            <Fact name={t('note')} wide>
              {payout.note}
            </Fact>
          )}
        </dl>
      )}
      dialog={(action, payout, close) => <PayoutDialog payout={payout} action={action} onClose={close} />}
    />
  );
}
