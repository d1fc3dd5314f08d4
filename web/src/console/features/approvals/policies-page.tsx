import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { PageHead, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import { approvalQueries, type Policy } from './approvals.api';
import { Missing } from './missing';
import { useProposal } from './use-proposal';
import { useKindName } from './values';

/** What moves no sum of money always needs a second person. */
const WITHOUT_AMOUNT = new Set([
  'APPROVAL_POLICY',
  'CONTRIBUTION',
  'RISK_RULE',
  'CASHBACK_RATE',
  'POINT_RATIO',
  'VALID_BET',
  'ROUND_END',
  'VENDOR_KEY',
  'PROVIDER_SOURCE',
  'DRAW_VOID',
  'LOTTERY_LIMIT',
  'DRAW_EXCEPTION',
  'LOTTERY_ODDS',
  'DRAW_WEEKDAYS',
]);

const field = 'num min-h-10 w-full rounded-sm border border-line-strong bg-well px-3 text-14';

/** From which amount a second person is needed, and how long a proposal is open. */
export function PoliciesPage() {
  const { t } = useTranslation('console-approvals');
  const language = useLanguage();
  const kindName = useKindName();
  const query = useQuery(approvalQueries.policies());
  const [changed, setChanged] = useState<Policy | null>(null);
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <div>
        <PageHead title={t('policies')} />
        <Missing services={query.data?.missing} />
      </div>
      <div className="overflow-y-auto p-4">
        <ListStates query={query} isEmpty={query.data?.list.length === 0} empty={t('noPolicies')}>
          <p className="mb-4 max-w-[80ch] text-13 text-muted">{t('policiesNote')}</p>
          <ul className="max-w-[60rem] text-14">
            {query.data?.list.map((policy) => (
              <li
                key={`${policy.service} ${policy.kind}`}
                className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-hairline py-2"
              >
                <span className="min-w-48 flex-1">
                  <b>{kindName(policy.kind)}</b>{' '}
                  <span className="text-muted">{t(`service.${policy.service}`)}</span>
                </span>
                <span className="min-w-40">
                  {policy.secondFrom === null
                    ? t('always')
                    : t('from', { amount: formatMoney(policy.secondFrom, language) })}
                </span>
                <span className="num text-muted">{t('days', { count: policy.validDays })}</span>
                <button
                  type="button"
                  className={smallButton}
                  aria-label={`${t('change')}: ${kindName(policy.kind)} (${t(`service.${policy.service}`)})`}
                  onClick={() => setChanged(policy)}
                >
                  {t('change')}
                </button>
              </li>
            ))}
          </ul>
        </ListStates>
      </div>
      {changed && <PolicyDialog policy={changed} onClose={() => setChanged(null)} />}
    </div>
  );
}

function PolicyDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { t } = useTranslation('console-approvals');
  const kindName = useKindName();
  const [secondFrom, setSecondFrom] = useState(policy.secondFrom?.split('.')[0] ?? '');
  const [validDays, setValidDays] = useState(String(policy.validDays));
  const { send, ...state } = useProposal(onClose);
  return (
    <ReasonDialog
      {...state}
      title={t('propose.policy', { kind: kindName(policy.kind) })}
      onClose={onClose}
      onConfirm={(reason) =>
        send(
          {
            kind: 'policy',
            service: policy.service,
            of: policy.kind,
            secondFrom,
            validDays: Number(validDays),
          },
          reason,
        )
      }
    >
      <p className="text-14 text-muted">{t('policyNote')}</p>
      {!WITHOUT_AMOUNT.has(policy.kind) && (
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('secondFrom')}</span>
          <input
            className={field}
            inputMode="numeric"
            pattern="[1-9][0-9]{0,11}"
            placeholder={t('always')}
            value={secondFrom}
            onChange={(event) => setSecondFrom(event.target.value)}
          />
        </label>
      )}
      <label className="grid gap-1">
        <span className="text-12 text-muted">{t('validDays')}</span>
        <input
          className={field}
          required
          type="number"
          min={1}
          max={30}
          value={validDays}
          onChange={(event) => setValidDays(event.target.value)}
        />
      </label>
    </ReasonDialog>
  );
}
