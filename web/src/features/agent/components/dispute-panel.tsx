import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Tag, type TagTone } from '~/ui/chip';
import { FieldError } from '~/ui/field';
import { QueryView } from '~/ui/query-view';
import { TextArea } from '~/ui/text-area';
import { toast } from '~/ui/toast';
import { agentQueries, raiseDispute, type Bill, type Dispute } from '../api/agent.api';
import { useMoney } from './report-parts';

const TONES: Record<Dispute['status'], TagTone> = { OPEN: 'gold', ACCEPTED: 'win', REFUSED: 'loss' };
const REASON = { min: 10, max: 500 };

/** What was disputed about a bill and answered, with the form for a further dispute. */
export function DisputePanel({ bill }: { bill: Bill }) {
  const { t } = useTranslation('agent');
  const query = useQuery(agentQueries.disputes(bill.id));
  const isClosed = bill.status !== 'CALCULATED';
  return (
    <QueryView query={query} inline>
      {(disputes) => (
        <section className="grid gap-3">
          <h4>{t('dispute.title')}</h4>
          {disputes.length > 0 && (
            <ul className="grid gap-2">
              {disputes.map((dispute) => (
                <RaisedDispute key={dispute.id} dispute={dispute} />
              ))}
            </ul>
          )}
          {!isClosed && <p className="text-13 text-muted">{t('dispute.early')}</p>}
          {isClosed && !disputes.some(({ status }) => status === 'OPEN') && <DisputeForm billId={bill.id} />}
        </section>
      )}
    </QueryView>
  );
}

function RaisedDispute({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const money = useMoney();
  const { status, reason, raisedAt, answer, answeredAt, adjustment, adjustmentStatus } = dispute;
  return (
    <li className="well grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={TONES[status]}>{t(`dispute.status.${status}`)}</Tag>
        <time dateTime={raisedAt} className="num text-12 text-muted">
          {formatDateTime(raisedAt, language)}
        </time>
      </div>
      <p className="wrap-anywhere">{reason}</p>
      {answer !== null && answeredAt !== null && (
        <p className="border-l-2 border-line-strong pl-3 text-soft wrap-anywhere">
          {answer}
          <time dateTime={answeredAt} className="num block text-12 text-muted">
            {formatDateTime(answeredAt, language)}
          </time>
        </p>
      )}
      {adjustment !== null && adjustmentStatus !== null && (
        <p className="num text-13 text-muted">
          {t(`dispute.adjustment.${adjustmentStatus}`, { amount: money(adjustment) })}
        </p>
      )}
    </li>
  );
}

function DisputeForm({ billId }: { billId: string }) {
  const { t } = useTranslation('agent');
  const client = useQueryClient();
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const raise = useMutation({
    mutationFn: () => raiseDispute(billId, reason.trim()),
    onSuccess: () => {
      toast(t('dispute.done'), 'win');
      setReason('');
      setOpen(false);
    },
    onSettled: () => client.invalidateQueries({ queryKey: agentQueries.disputes(billId).queryKey }),
  });
  if (!open)
    return (
      <div>
        <Button tone="line" size="s" onClick={() => setOpen(true)}>
          {t('dispute.open')}
        </Button>
      </div>
    );
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        raise.mutate();
      }}
    >
      <TextArea
        label={t('dispute.reason')}
        help={t('dispute.help')}
        rows={3}
        required
        maxLength={REASON.max}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {raise.isError && <FieldError>{failureText(raise.error)}</FieldError>}
      <div>
        <Button type="submit" tone="gold" busy={raise.isPending} disabled={reason.trim().length < REASON.min}>
          {t('dispute.send')}
        </Button>
      </div>
    </form>
  );
}
