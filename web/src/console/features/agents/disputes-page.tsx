import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import type { DataColumn } from '~/ui/data-table';
import { consoleInput, Labelled } from '../../ui/labelled';
import { ReasonDialog } from '../../ui/reason-dialog';
import { ReviewQueuePage } from '../../ui/review-queue-page';
import { agentQueries, answerDispute, DISPUTE_STATUSES, type Dispute } from './agents.api';
import { useAgentAction } from './use-agent-action';

const FILTERS = { status: oneOf(DISPUTE_STATUSES, 'OPEN'), page: count() };

/** Disputes of bills, the oldest first; what is accepted waits for another operator as an adjustment. */
export function DisputesPage() {
  const { t } = useTranslation(['console-agents', 'console']);
  const language = useLanguage();
  const [{ status, page }, change] = useUrlState(FILTERS);
  const query = useQuery(agentQueries.disputes(status, page));
  const columns: DataColumn<Dispute>[] = [
    { key: 'account', head: t('agent'), cell: (row) => <b>{row.account}</b> },
    { key: 'type', head: t('kind'), cell: (row) => t(`type.${row.type}`) },
    { key: 'period', head: t('period'), cell: (row) => <span className="num">{row.periodKey}</span> },
    { key: 'net', head: t('total'), align: 'right', cell: (row) => formatMoney(row.net, language) },
    { key: 'at', head: t('time'), phone: 'hide', cell: (row) => formatDateTime(row.raisedAt, language) },
  ];
  return (
    <ReviewQueuePage<Dispute, 'accept' | 'refuse', Dispute['status']>
      name="disputes"
      title={t('disputesTitle')}
      note={query.data && String(query.data.totalCount)}
      empty={t(`noDisputes.${status}`)}
      query={query}
      columns={columns}
      page={page}
      pages={(pageNo) => agentQueries.disputes(status, pageNo)}
      filters={{ now: { status }, onChoose: change }}
      onPage={(next) => change({ page: next })}
      view={{
        label: t('status'),
        value: status,
        options: DISPUTE_STATUSES.map((one) => [one, t(`dispute.${one}`)]),
        onChange: (next) => change({ status: next }),
      }}
      actionsOf={(dispute) =>
        dispute.status === 'OPEN'
          ? [
              { action: 'accept', label: t('acceptDispute'), key: 'a', tone: 'primary' },
              { action: 'refuse', label: t('refuse'), key: 'r', tone: 'refuse' },
            ]
          : []
      }
      details={(dispute) => <DisputeFacts dispute={dispute} />}
      dialog={(action, dispute, close) => (
        <Answer dispute={dispute} accepts={action === 'accept'} onClose={close} />
      )}
    />
  );
}

function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation('console-agents');
  const language = useLanguage();
  const { account, periodKey, reason, answer, answeredAt, adjustment, adjustmentStatus } = dispute;
  return (
    <>
      <p className="max-w-[70ch] wrap-anywhere">
        <b>{account}</b> · <span className="num">{periodKey}</span>
        <br />
        {reason}
      </p>
      {answer !== null && answeredAt !== null && (
        <p className="max-w-[70ch] border-l-2 border-line-strong pl-3 wrap-anywhere text-soft">
          {answer}
          <span className="num block text-12 text-muted">{formatDateTime(answeredAt, language)}</span>
        </p>
      )}
      {adjustment !== null && adjustmentStatus !== null && (
        <p className="num text-muted">
          {t(`disputeAdjustment.${adjustmentStatus}`, { amount: formatMoney(adjustment, language) })}
        </p>
      )}
    </>
  );
}

function Answer({ dispute, accepts, onClose }: { dispute: Dispute; accepts: boolean; onClose: () => void }) {
  const { t } = useTranslation('console-agents');
  const [amount, setAmount] = useState('');
  const answer = useAgentAction(
    (text: string) => answerDispute(dispute.id, text, accepts ? `${amount.trim()}.00` : null),
    onClose,
  );
  const { account, periodKey: period } = dispute;
  return (
    <ReasonDialog
      title={t(accepts ? 'acceptDisputeTitle' : 'refuseDisputeTitle', { account, period })}
      error={null}
      busy={answer.isPending}
      onClose={onClose}
      onConfirm={(text) => answer.mutate(text)}
    >
      <p className="text-muted">{t(accepts ? 'acceptDisputeText' : 'refuseDisputeText')}</p>
      {accepts && (
        <Labelled label={t('amount')}>
          <input
            className={classNames('num', consoleInput)}
            required
            inputMode="numeric"
            pattern="[1-9]\d{0,12}"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Labelled>
      )}
    </ReasonDialog>
  );
}
