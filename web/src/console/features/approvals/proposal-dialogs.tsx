import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import { approvalQueries } from './approvals.api';
import { useProposal } from './use-proposal';

const field = 'min-h-10 w-full rounded-sm border border-line-strong bg-well px-3 text-14';

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="grid gap-1">
      <span className="text-12 text-muted">{label}</span>
      {children}
    </label>
  );
}

interface AdjustmentProps {
  /** Given where the sheet of a member is open. */
  memberId?: string;
  onClose: () => void;
}

/** Proposes a correction of a balance. */
export function AdjustmentDialog({ memberId: known = '', onClose }: AdjustmentProps) {
  const { t } = useTranslation('console-approvals');
  const [memberId, setMemberId] = useState(known);
  const [amount, setAmount] = useState('');
  const { send, ...state } = useProposal(onClose);
  return (
    <ReasonDialog
      {...state}
      title={t('propose.adjustment')}
      onClose={onClose}
      onConfirm={(reason) => send({ kind: 'adjustment', memberId, amount }, reason)}
    >
      <p className="text-14 text-muted">{t('proposeNote')}</p>
      {!known && (
        <Field label={t('memberId')}>
          <input
            className={field}
            required
            pattern="\s*[0-9a-fA-F\-]{36}\s*"
            value={memberId}
            onChange={(event) => setMemberId(event.target.value)}
          />
        </Field>
      )}
      <Field label={t('amountField')}>
        <input
          className={`num ${field}`}
          required
          inputMode="numeric"
          pattern="-?[1-9][0-9]{0,11}"
          placeholder="-50000"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </Field>
    </ReasonDialog>
  );
}

/** Proposes to pay out what is left in an account whose member cannot order it. */
export function PayoutDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const { t } = useTranslation('console-approvals');
  const language = useLanguage();
  const query = useQuery(approvalQueries.payable(memberId));
  const { data } = query;
  const most = data?.payable.split('.')[0] ?? '';
  const [typed, setAmount] = useState<string | null>(null);
  const [chosen, setAccount] = useState<string | null>(null);
  const { send, ...state } = useProposal(onClose);
  const accountId = chosen ?? data?.accounts[0]?.id ?? '';
  const amount = typed ?? most;
  return (
    <ReasonDialog
      {...state}
      title={t('propose.payout')}
      onClose={onClose}
      onConfirm={(reason) => {
        if (accountId) send({ kind: 'payout', memberId, accountId, amount }, reason);
      }}
    >
      <p className="text-14 text-muted">{t('proposeNote')}</p>
      <ListStates query={query} isEmpty={data?.accounts.length === 0} empty={t('noBankAccount')}>
        {data && (
          <>
            <p className="text-14">{t('payable', { amount: formatMoney(data.payable, language) })}</p>
            <Field label={t('bankAccount')}>
              <select
                className={field}
                value={accountId}
                onChange={(event) => setAccount(event.target.value)}
              >
                {data.accounts.map(({ id, institutionName, maskedNumber, holder }) => (
                  <option key={id} value={id}>
                    {`${institutionName} ${maskedNumber} · ${holder}`}
                  </option>
                ))}
              </select>
            </Field>
            <Field label={t('amount')}>
              <input
                className={`num ${field}`}
                required
                inputMode="numeric"
                pattern="[1-9][0-9]{0,11}"
                value={amount}
                onChange={(event) => setAmount(event.target.value)}
              />
            </Field>
          </>
        )}
      </ListStates>
    </ReasonDialog>
  );
}

/** Proposes to give up a claim that will not be paid. */
export function WriteOffDialog({
  claimId,
  open,
  onClose,
}: {
  claimId: string;
  open: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('console-approvals');
  const language = useLanguage();
  const { send, ...state } = useProposal(onClose);
  return (
    <ReasonDialog
      {...state}
      title={t('propose.writeOff', { amount: formatMoney(open, language) })}
      onClose={onClose}
      onConfirm={(reason) => send({ kind: 'writeOff', claimId }, reason)}
    >
      <p className="text-14 text-muted">{t('writeOffNote')}</p>
    </ReasonDialog>
  );
}

/** Proposes to take a credited deposit back that the bank has taken back. */
export function ReversalDialog({ depositId, amount, onClose }: ReversalProps) {
  const { t } = useTranslation('console-approvals');
  const language = useLanguage();
  const { send, ...state } = useProposal(onClose);
  return (
    <ReasonDialog
      {...state}
      title={t('propose.reversal', { amount: formatMoney(amount, language) })}
      onClose={onClose}
      onConfirm={(reason) => send({ kind: 'reversal', depositId }, reason)}
    >
      <p className="text-14 text-muted">{t('reversalNote')}</p>
    </ReasonDialog>
  );
}

interface ReversalProps {
  depositId: string;
  amount: string;
  onClose: () => void;
}
