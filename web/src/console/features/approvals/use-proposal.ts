import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { ApiError } from '~/lib/http';
import { toast } from '~/ui/toast';
import { approvalQueries, propose, type Proposal } from './approvals.api';

/** Sends a proposal, however often it is tried, once; `record` is read again, since it may have changed before. */
export function useProposal(onDone: () => void, record?: QueryKey) {
  const { t } = useTranslation('console-approvals');
  const client = useQueryClient();
  const failureText = useFailureText();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const send = useMutation({
    mutationFn: ({ proposal, reason }: { proposal: Proposal; reason: string }) =>
      propose(proposal, reason, idempotencyKey),
    onSuccess: async ({ status }) => {
      toast(t(status === 'PROPOSED' ? 'proposed' : 'doneAtOnce'), 'win');
      await client.invalidateQueries({ queryKey: approvalQueries.all });
      onDone();
    },
    // A refused proposal is decided under its key, so a corrected one needs its own.
    onError: (error) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) setKey(newIdempotencyKey());
    },
    onSettled: () => record && client.invalidateQueries({ queryKey: record }),
  });
  return {
    send: (proposal: Proposal, reason: string) => send.mutate({ proposal, reason }),
    busy: send.isPending,
    error: send.isError ? failureText(send.error) : null,
  };
}
