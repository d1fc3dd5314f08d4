import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { smallButton } from '../../ui/list-head';
import { ReasonDialog } from '../../ui/reason-dialog';
import { Pending } from '../approvals/pending';
import { useProposal } from '../approvals/use-proposal';
import { agentQueries, type Run } from './agents.api';

/** The trees that a run does not pay, and the proposal to pay them as they are. */
export function Stops({ run }: { run: Run }) {
  const { t } = useTranslation('console-agents');
  const language = useLanguage();
  const [releasing, setReleasing] = useState(false);
  const money = (amount: string) => formatMoney(amount, language);
  return (
    <div className="grid gap-2">
      <p className="text-(--color-attention)">{t('stops')}</p>
      <ul aria-label={t('stops')} className="grid gap-1">
        {run.stops.map(({ account, gross, payable }) => (
          <li key={account} className="num wrap-anywhere">
            {t('stopLine', { account, gross: money(gross), payable: money(payable) })}
          </li>
        ))}
      </ul>
      <Pending service="agent-contracts" kind="RUN_RELEASE" subject={run.id} />
      <button
        type="button"
        className={`${smallButton} justify-self-start`}
        onClick={() => setReleasing(true)}
      >
        {t('release')}
      </button>
      {releasing && <Release run={run} onClose={() => setReleasing(false)} />}
    </div>
  );
}

function Release({ run, onClose }: { run: Run; onClose: () => void }) {
  const { t } = useTranslation('console-agents');
  const proposal = useProposal(onClose, agentQueries.all);
  return (
    <ReasonDialog
      title={t('releaseTitle', { period: run.periodKey })}
      error={proposal.error}
      busy={proposal.busy}
      onClose={onClose}
      onConfirm={(reason) => proposal.send({ kind: 'runRelease', runId: run.id }, reason)}
    >
      <p className="text-13 text-muted">{t('releaseNote')}</p>
    </ReasonDialog>
  );
}
