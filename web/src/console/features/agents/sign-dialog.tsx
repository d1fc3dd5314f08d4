import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConsoleDialog } from '../../shell/console-dialog';
import { primaryButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { actOnContract, agentQueries, type Contract } from './agents.api';
import { useAgentAction } from './use-agent-action';

/** A signature shows first which downline contracts it ends. */
export function SignDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { t } = useTranslation(['console-agents', 'console']);
  const { id: contractId, version, type } = contract;
  const query = useQuery(agentQueries.terminations(contractId));
  const ended = query.data ?? [];
  const sign = useAgentAction(
    (confirmed: string[]) => actOnContract({ action: 'SIGN', type, contractId, version, confirmed }),
    onClose,
  );
  return (
    <ConsoleDialog label={t('signTitle', { account: contract.party })} onClose={onClose}>
      <div className="grid gap-3 p-4">
        <h2 className="text-16">{t('signTitle', { account: contract.party })}</h2>
        <ListStates query={query} isEmpty={ended.length === 0} empty={t('signEndsNothing')}>
          <p>{t('signEnds', { count: ended.length })}</p>
          <ul className="grid max-h-60 gap-1 overflow-auto">
            {ended.map(({ id, party, counterparty }) => (
              <li key={id} className="wrap-anywhere">
                <b>{party}</b> <span className="text-muted">{counterparty}</span>
              </li>
            ))}
          </ul>
        </ListStates>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className={smallButton} onClick={onClose}>
            {t('console:list.cancel')}
          </button>
          <button
            type="button"
            className={`${smallButton} ${primaryButton}`}
            disabled={!query.data || sign.isPending}
            onClick={() => sign.mutate(ended.map(({ id }) => id))}
          >
            {t('sign')}
          </button>
        </div>
      </div>
    </ConsoleDialog>
  );
}
