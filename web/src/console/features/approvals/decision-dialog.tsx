import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { toast } from '~/ui/toast';
import { ReasonDialog } from '../../ui/reason-dialog';
import { approvalQueries, decide, type Decision, type Proposed } from './approvals.api';
import { useKindName } from './values';

interface DecisionDialogProps {
  approval: Proposed;
  decision: Decision;
  onClose: () => void;
}

/** Approves or refuses what another operator proposed, or takes back what the operator proposed. */
export function DecisionDialog({ approval, decision, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('console-approvals');
  const client = useQueryClient();
  const failureText = useFailureText();
  const kindName = useKindName();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const send = useMutation({
    mutationFn: decide,
    onSuccess: () => {
      toast(t(`done.${decision}`), 'win');
      onClose();
    },
    // Also after a refusal: another operator may have decided first.
    onSettled: () => client.invalidateQueries({ queryKey: approvalQueries.all }),
  });
  return (
    <ReasonDialog
      title={t(`titleOf.${decision}`, { kind: kindName(approval.kind) })}
      error={send.isError ? failureText(send.error) : null}
      busy={send.isPending}
      onClose={onClose}
      onConfirm={(note) =>
        send.mutate({ service: approval.service, id: approval.id, decision, note, idempotencyKey })
      }
    >
      <p className="text-14 break-words text-muted">{approval.reason}</p>
    </ReasonDialog>
  );
}
