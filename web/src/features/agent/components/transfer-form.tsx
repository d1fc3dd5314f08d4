import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayloadKey } from '~/features/system';
import { walletQueries } from '~/features/wallet';
import { newIdempotencyKey, sealFundPassword } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { ApiError } from '~/lib/http';
import { checkAmount } from '~/lib/typed-amount';
import { Button } from '~/ui/button';
import { FieldError, PasswordField, TextField } from '~/ui/field';
import { MoneyField } from '~/ui/money-field';
import { toast } from '~/ui/toast';
import { agentQueries, type TransferOrder } from '../api/agent.api';
import { useMoney } from './report-parts';

/** An unknown outcome keeps the key, so that a repetition is the same transfer. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && !error.isNetwork && error.status < 500;
}

/** An amount with the fund password; `send` says whom it goes to. */
export function TransferForm({
  send,
  onDone,
}: {
  send: (order: TransferOrder, key: string) => Promise<unknown>;
  onDone?: () => void;
}) {
  const { t } = useTranslation('agent');
  const money = useMoney();
  const client = useQueryClient();
  const failureText = useFailureText();
  const payloadKey = usePayloadKey();
  const terms = useQuery(agentQueries.transferTerms());
  const [key, setKey] = useState(newIdempotencyKey);
  const [amount, setAmount] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [fundPassword, setFundPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const limits = { min: terms.data?.minimum, max: terms.data?.maximum };
  const problem = checkAmount(amount, limits);

  async function transfer(): Promise<void> {
    if (amount === null) return;
    setBusy(true);
    setError(undefined);
    try {
      const sealed = await sealFundPassword({ fundPassword }, payloadKey());
      await send({ amount, fundPassword: sealed, ...(note.trim() && { note: note.trim() }) }, key);
      toast(t('transfer.done'), 'win');
      setKey(newIdempotencyKey());
      setAmount(null);
      setNote('');
      onDone?.();
    } catch (failure) {
      if (isFinal(failure)) setKey(newIdempotencyKey());
      setError(failureText(failure));
    } finally {
      setBusy(false);
      setFundPassword('');
      await client.invalidateQueries({ queryKey: agentQueries.all });
      await client.invalidateQueries({ queryKey: walletQueries.balance().queryKey });
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    void transfer();
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <MoneyField
        label={t('figure.amount')}
        value={amount}
        onChange={setAmount}
        help={
          terms.data &&
          t('transfer.limits', { min: money(terms.data.minimum), max: money(terms.data.maximum) })
        }
      />
      <TextField
        label={t('transfer.note')}
        value={note}
        maxLength={100}
        onChange={(event) => setNote(event.target.value)}
      />
      <PasswordField
        label={t('transfer.fundPassword')}
        value={fundPassword}
        autoComplete="off"
        onChange={(event) => setFundPassword(event.target.value)}
      />
      {terms.data && terms.data.turnover !== '0' && (
        <p className="text-13 text-muted">{t('transfer.turnover', { times: terms.data.turnover })}</p>
      )}
      {error && <FieldError>{error}</FieldError>}
      <Button type="submit" tone="gold" block busy={busy} disabled={problem !== null || fundPassword === ''}>
        {t('transfer.send')}
      </Button>
    </form>
  );
}
