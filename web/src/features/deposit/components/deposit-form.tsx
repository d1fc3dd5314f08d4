import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useCurrencySymbol } from '~/features/system';
import { formatMoney, formatShort, groupSeparator, toMinor } from '~/lib/format';
import { ApiError } from '~/lib/http';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { FieldError, TextField } from '~/ui/field';
import type { Deposit, DepositChannel } from '../api/deposit.api';
import { useDepositOrder } from '../hooks/use-deposit-order';
import { checkAmount, groupDigits, typedAmount } from '../model/amount';

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
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const order = useDepositOrder();
  if (!channel) return null;

  const amount = typedAmount(text);
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
          setText('');
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
              <Icon name="qr" size={24} className="text-gold" />
              <span>
                <b className="block font-semibold">{c.channel === 'BANK' ? t('bankChannel') : c.channel}</b>
                <small className="text-12 text-muted">{t('free')}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="@container grid gap-2.5">
        <legend className="head mb-2.5 text-16">{t('step2')}</legend>
        <TextField
          label={t('amount')}
          hideLabel
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          inputClassName="head num text-24! min-h-15"
          value={text}
          onChange={(event) => setText(groupDigits(event.target.value, groupSeparator(language)))}
          error={tried && problem ? t(`problem.${problem}`, limits) : undefined}
          help={t('limits', limits)}
          after={<span className="text-muted">{symbol}</span>}
        />
        <div className="flex flex-wrap gap-2" role="group" aria-label={t('presets')}>
          {channel.presets.map((preset) => (
            <Chip
              key={preset}
              pressed={amount !== null && toMinor(amount) === toMinor(preset)}
              className="num shrink grow basis-[21%] justify-center rounded-md! px-1! text-text! @lg:basis-[11%]"
              onClick={() => setText(groupDigits(preset.split('.')[0] ?? '', groupSeparator(language)))}
            >
              {formatShort(preset, language)}
            </Chip>
          ))}
        </div>
      </fieldset>
      {order.isError && (
        <FieldError>
          {order.error instanceof ApiError && order.error.message
            ? order.error.message
            : t(
                order.error instanceof ApiError && order.error.isNetwork
                  ? 'common:error.connection'
                  : 'common:error.system',
              )}
        </FieldError>
      )}
      <Button type="submit" tone="gold" size="l" block busy={order.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}
