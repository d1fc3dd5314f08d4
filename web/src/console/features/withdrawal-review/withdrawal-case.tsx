import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Fact } from '../../ui/fact';
import { ListStates } from '../../ui/list-states';
import { MemberLink } from '../../ui/member-link';
import { useOperatorName } from '../../ui/use-operator-name';
import type texts from './locales/vi.json';
import {
  withdrawalReviewQueries,
  type QueuedWithdrawal,
  type WithdrawalCase as Case,
} from './withdrawal-review.api';

/** What happened without a new status, such as a first approval. */
type Recorded = keyof typeof texts.record;
const RECORDS: Record<Recorded, true> = {
  approveFirst: true,
  returnPart: true,
  resolveFirst: true,
  askAgain: true,
  proposePaid: true,
  proposeFailed: true,
  refuseProposal: true,
  paidAsMarked: true,
  failedAfterPaid: true,
};
const isRecord = (step: string): step is Recorded => step in RECORDS;

/** All that a decision needs: the money, the risk, the payments, what the member says and shows. */
export function WithdrawalCase({ order }: { order: QueuedWithdrawal }) {
  const query = useQuery(withdrawalReviewQueries.one(order.id));
  return (
    <ListStates query={query} isEmpty={false} empty="">
      {query.data && <CaseFacts found={query.data} />}
    </ListStates>
  );
}

function CaseFacts({ found }: { found: Case }) {
  const { t } = useTranslation('console-withdrawal-review');
  const language = useLanguage();
  const nameOf = useOperatorName();
  const money = (amount: string) => formatMoney(amount, language);
  const { id, remark, proofs, steps, payouts, risk, score, approvedBy, claimedBy, firstResolution } = found;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-4">
        <Fact name={t('amount')}>{money(found.amount)}</Fact>
        <Fact name={t('net')}>{money(found.net)}</Fact>
        <Fact name={t('paid')}>{money(found.paid)}</Fact>
        <Fact name={t('remaining')}>{money(found.remaining)}</Fact>
        <Fact name={t('account')}>
          {found.account.institutionName} {found.account.maskedNumber}
        </Fact>
        <Fact name={t('member')}>
          <MemberLink memberId={found.memberId} />
        </Fact>
        <Fact name={t('score', { score })}>
          {risk.length === 0
            ? t('noRisk')
            : risk.map(({ code, points }) => `${t(`risk.${code}`)} +${points}`).join(' · ')}
          {risk.some(({ code }) => code === 'SHARED_ACCOUNT') && (
            <Link
              className="block text-info underline"
              to={`/shared-accounts?search=${encodeURIComponent(found.memberId)}`}
            >
              {t('sharedLink')}
            </Link>
          )}
        </Fact>
        {approvedBy && <Fact name={t('approvedBy')}>{nameOf(approvedBy)}</Fact>}
        {firstResolution && (
          <Fact name={t('firstResolution')}>
            {t(firstResolution === 'PAY_AGAIN' ? 'action.payAgain' : 'action.giveBack')}
          </Fact>
        )}
        {claimedBy && <Fact name={t('claimedBy')}>{nameOf(claimedBy)}</Fact>}
      </dl>
      {(remark ?? proofs.length > 0) && (
        <div className="grid gap-2">
          <h2 className="text-14">{t('proofs')}</h2>
          {remark && <p className="break-words text-muted">{remark}</p>}
          <div className="flex flex-wrap gap-2">
            {proofs.map((picture, i) => (
              <Proof key={picture} id={id} picture={picture} label={t('proof', { number: i + 1 })} />
            ))}
          </div>
        </div>
      )}
      <div className="grid gap-x-8 gap-y-3 text-13 md:grid-cols-2">
        <div>
          <h2 className="text-14">{t('history')}</h2>
          <ol className="grid gap-1">
            {steps.map(({ step, status, actor, note, at }) => (
              <li key={`${at} ${step}`} className="break-words">
                <span className="num text-subtle">{formatDateTime(at, language)}</span>{' '}
                <b>{t(`status.${status}`)}</b>
                {isRecord(step) && ` · ${t(`record.${step}`)}`}
                {` · ${nameOf(actor)}`}
                {note && ` · ${note}`}
              </li>
            ))}
          </ol>
        </div>
        {payouts.length > 0 && (
          <div>
            <h2 className="text-14">{t('payouts')}</h2>
            <ol className="grid gap-1">
              {payouts.map((payout) => (
                <li key={payout.id} className="num break-all">
                  {money(payout.paid)} / {money(payout.amount)} · {t(`payout.${payout.status as 'CREATED'}`)}{' '}
                  · {payout.id}
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </>
  );
}

/** A picture that only operators may read; it opens in full in a tab of its own. */
function Proof({ id, picture, label }: { id: string; picture: string; label: string }) {
  const { data } = useQuery(withdrawalReviewQueries.proof(id, picture));
  const url = useMemo(() => data && URL.createObjectURL(data), [data]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url ? (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={label} className="h-32 rounded-sm border border-line object-contain" />
    </a>
  ) : (
    <span className="h-32 w-24 rounded-sm border border-line bg-well" aria-hidden />
  );
}
