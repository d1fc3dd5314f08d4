import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { toast } from '~/ui/toast';
import { agentQueries, processContract, type Contract, type ContractAction } from '../api/agent.api';

/** What the agent may do with a contract: the side that is asked answers, the other one withdraws. */
export function actionsOf(contract: Contract, isParty: boolean): ContractAction['action'][] {
  const isAsked = contract.awaits === (isParty ? 'PARTY' : 'COUNTERPARTY');
  switch (contract.status) {
    case 'PENDING_SIGN':
      return isAsked ? ['SIGN', 'REJECT'] : ['CANCEL'];
    case 'TERMINATING':
      return isAsked ? ['ACCEPT_TERMINATE', 'REFUSE_TERMINATE'] : ['CANCEL_TERMINATE'];
    case 'ACTIVE':
      return ['REQUEST_TERMINATE'];
    default:
      return [];
  }
}

export function useContractAction(onDone?: () => void) {
  const { t } = useTranslation('agent');
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: ({ type, body }: { type: Contract['type']; body: ContractAction }) =>
      processContract(type, body),
    onSuccess: () => {
      toast(t('contract.done'), 'win');
      onDone?.();
    },
    onError: (error) => toast(failureText(error), 'loss'),
    onSettled: () => client.invalidateQueries({ queryKey: agentQueries.all }),
  });
}

/** A signature shows first which downline contracts it ends. */
function SignDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { t } = useTranslation(['agent', 'common']);
  const { data } = useQuery(agentQueries.terminations(contract.id));
  const action = useContractAction(onClose);
  const { id: contractId, version, type } = contract;
  return (
    <ConfirmDialog
      open
      title={t(`type.${type}`)}
      text={
        data?.length
          ? t('contract.ends', { count: data.length, names: data.map(({ party }) => party).join(', ') })
          : t('contract.confirm')
      }
      confirm={t('contract.action.SIGN')}
      cancel={t('close')}
      busy={action.isPending || data === undefined}
      onClose={onClose}
      onConfirm={() =>
        data &&
        action.mutate({
          type,
          body: { action: 'SIGN', contractId, version, confirmed: data.map(({ id }) => id) },
        })
      }
    />
  );
}

export function ContractActions({ contract, isParty }: { contract: Contract; isParty: boolean }) {
  const { t } = useTranslation('agent');
  const [signing, setSigning] = useState(false);
  const act = useContractAction();
  const actions = actionsOf(contract, isParty);
  if (actions.length === 0) return null;
  const { id: contractId, version, type } = contract;
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <Button
          key={action}
          size="s"
          tone={action === 'SIGN' ? 'gold' : 'line'}
          busy={act.isPending}
          onClick={() =>
            action === 'SIGN' ? setSigning(true) : act.mutate({ type, body: { action, contractId, version } })
          }
        >
          {t(`contract.action.${action as Exclude<typeof action, 'REQUEST_NEW'>}`)}
        </Button>
      ))}
      {signing && <SignDialog contract={contract} onClose={() => setSigning(false)} />}
    </div>
  );
}
