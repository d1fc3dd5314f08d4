import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencySymbol, usePayloadKey } from '~/features/system';
import { serverNow } from '~/lib/clock';
import { sealFundPassword, type FundProof } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { fromMinor, toMinor } from '~/lib/money';
import { checkAmount } from '~/lib/typed-amount';
import { Button } from '~/ui/button';
import { FieldError, PasswordField } from '~/ui/field';
import { MoneyField } from '~/ui/money-field';
import type { BankAccount } from '../api/bank-account.api';
import { withdrawalApi, type WithdrawalOrder, type WithdrawalTerms } from '../api/withdrawal.api';
import { useIntent } from '~/lib/use-intent';
import { BankAccounts } from './bank-accounts';
import { FactorCodeField, useFactorCode } from './factor-code-field';

type Order = Omit<WithdrawalOrder, 'fundPassword'> & FundProof;

const STALE = [['withdrawals'], ['wallet']] as const;

export interface WithdrawalFormProps {
  accounts: readonly BankAccount[];
  terms: WithdrawalTerms;
  onCreated: (id: string) => void;
}

/** To which account, how much, and the proof that it is the member who asks. */
export function WithdrawalForm({ accounts, terms, onCreated }: WithdrawalFormProps) {
  const { t } = useTranslation('withdrawal');
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<string>();
  const [amount, setAmount] = useState<string | null>(null);
  const [fundPassword, setFundPassword] = useState('');
  const [tried, setTried] = useState(false);
  const payloadKey = usePayloadKey();
  const factor = useFactorCode();
  const order = useIntent(
    (o: Order) => `${o.accountId}/${o.amount}`,
    async ({ accountId, amount: asked, ...proof }, key) =>
      withdrawalApi.create(
        { accountId, amount: asked, fundPassword: await sealFundPassword(proof, payloadKey()) },
        key,
      ),
    STALE,
  );

  const usable = accounts.filter(({ usableFrom }) => Date.parse(usableFrom) <= serverNow());
  const account = usable.find(({ id }) => id === chosen) ?? usable[0];
  const problem = checkAmount(amount, terms);
  const money = (value: string) => formatMoney(value, language, { symbol, short: true });
  const limits = { min: money(terms.min), max: money(terms.max) };
  const net = amount && !problem ? fromMinor(toMinor(amount) - toMinor(terms.fee)) : null;
  // All of it, in whole units.
  const all = terms.withdrawable.replace(/\.\d+$/, '.00');

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!account || !amount || problem || fundPassword === '') return;
    order.mutate(
      { accountId: account.id, amount, fundPassword, factorCode: factor.code },
      {
        onSuccess: ({ id }) => {
          setAmount(null);
          setFundPassword('');
          factor.clear();
          setTried(false);
          onCreated(id);
        },
        onError: factor.demanded,
      },
    );
  }

  return (
    <form className="surface grid grid-cols-1 content-start gap-5 p-4 sm:p-6" onSubmit={submit} noValidate>
      <BankAccounts accounts={accounts} selected={account?.id} onSelect={setChosen} />
      {accounts.length > 0 && (
        <>
          <fieldset className="@container grid min-w-0 gap-2.5">
            <legend className="head mb-2.5 text-16">{t('step2')}</legend>
            <MoneyField
              label={t('amount')}
              hideLabel
              placeholder="0"
              inputClassName="head num text-24! min-h-15"
              value={amount}
              onChange={setAmount}
              symbol={symbol}
              quick={toMinor(all) >= toMinor(terms.min) ? [all] : []}
              quickLabel={t('all')}
              error={tried && problem ? t(`problem.${problem}`, limits) : undefined}
              help={t('limits', limits)}
            />
            <dl className="grid gap-1 text-13 text-muted">
              <div className="flex justify-between gap-3">
                <dt>{t('fee')}</dt>
                <dd className="num">{toMinor(terms.fee) === 0n ? t('free') : money(terms.fee)}</dd>
              </div>
              {net && (
                <div className="flex justify-between gap-3">
                  <dt>{t('net')}</dt>
                  <dd className="num font-semibold text-text">{money(net)}</dd>
                </div>
              )}
              <div className="flex justify-between gap-3">
                <dt>{t('today')}</dt>
                <dd className="num">{t('todayUsed', { used: terms.usedCount, of: terms.dailyCount })}</dd>
              </div>
            </dl>
          </fieldset>
          <PasswordField
            label={t('fundPassword')}
            autoComplete="off"
            value={fundPassword}
            error={tried && fundPassword === '' ? t('fundPasswordMissing') : undefined}
            onChange={(e) => setFundPassword(e.target.value)}
          />
          <FactorCodeField factor={factor} />
          {order.isError && <FieldError>{failureText(order.error)}</FieldError>}
          <Button type="submit" tone="gold" size="l" block busy={order.isPending} disabled={!account}>
            {t('submit')}
          </Button>
        </>
      )}
    </form>
  );
}
