import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useCurrencySymbol } from '~/features/system';
import { useFailureText } from '~/lib/failure';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { checkAmount } from '~/lib/typed-amount';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import { MoneyField } from '~/ui/money-field';
import type { Deposit, DepositChannel } from '../api/deposit.api';
import { useDepositOrder } from '../hooks/use-deposit-order';
import { walletName } from '../model/channels';

export interface DepositFormProps {
  channels: readonly DepositChannel[];
  onCreated: (deposit: Deposit) => void;
}

export function DepositForm({ channels, onCreated }: DepositFormProps) {
  const { t } = useTranslation(['deposit', 'common']);
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const [code, setCode] = useState(channels[0]?.channel);
  const channel = channels.find((c) => c.channel === code) ?? channels[0];
  const [amount, setAmount] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const order = useDepositOrder();
  const failureText = useFailureText();
  if (!channel) return null;

  const problem = checkAmount(amount, channel);
  const money = (value: string) => formatMoney(value, language, { symbol, short: true });
  const limits = { min: money(channel.min), max: money(channel.max) };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!channel || !amount || problem) return;
    order.mutate(
      { channel: channel.channel, amount },
      {
        onSuccess: (deposit) => {
          setAmount(null);
          setTried(false);
          onCreated(deposit);
        },
      },
    );
  }

  return (
    <form className="surface grid content-start gap-5 p-4 sm:p-6" onSubmit={submit} noValidate>
      <fieldset className="grid gap-2.5">
        <legend className="head mb-2.5 text-16">{t('step1')}</legend>
        <div className="grid gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(190px,1fr))]">
          {channels.map((c) => (
            <label
              key={c.channel}
              className="relative flex min-h-16 cursor-pointer items-center gap-3 rounded-md border border-line bg-card p-3.5 has-checked:gold-wash has-checked:border-gold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
            >
              <input
                type="radio"
                name="channel"
                className="absolute opacity-0"
                checked={c.channel === channel.channel}
                onChange={() => setCode(c.channel)}
              />
              <Icon name={c.channel === 'BANK' ? 'qr' : 'wallet'} size={24} className="text-gold" />
              <span>
                <b className="block font-semibold">
                  {walletName(c.channel) ?? t(c.channel === 'USDT' ? 'usdt.name' : 'bankChannel')}
                </b>
                <small className="text-12 text-muted">{t('free')}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="@container grid gap-2.5">
        <legend className="head mb-2.5 text-16">{t('step2')}</legend>
        <MoneyField
          label={t('amount')}
          hideLabel
          placeholder="0"
          inputClassName="head num text-24! min-h-15"
          value={amount}
          onChange={setAmount}
          symbol={symbol}
          quick={channel.presets}
          quickLabel={t('presets')}
          error={tried && problem ? t(`problem.${problem}`, limits) : undefined}
          help={t('limits', limits)}
        />
      </fieldset>
      {order.isError && <FieldError>{failureText(order.error)}</FieldError>}
      <Button type="submit" tone="gold" size="l" block busy={order.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}
