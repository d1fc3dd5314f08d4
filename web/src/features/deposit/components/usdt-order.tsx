import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useCurrencySymbol } from '~/features/system';
import { formatCountdown, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Callout } from '~/ui/callout';
import { Progress } from '~/ui/progress';
import { QrCode } from '~/ui/qr-code';
import { Skeleton } from '~/ui/skeleton';
import type { Deposit } from '../api/deposit.api';
import { CopyRow } from './copy-row';

/** How to pay in USDT: the address of this order, the exact amount, and how far the network has confirmed it. */
export function UsdtOrder({ deposit, secondsLeft }: { deposit: Deposit; secondsLeft: number }) {
  const { t } = useTranslation('deposit');
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const { usdt, payee, qr } = deposit;
  if (!usdt)
    return (
      <div className="grid gap-3" role="status">
        <Skeleton className="h-64 rounded-md!" />
        <p className="text-13 text-muted">{t('usdt.preparing')}</p>
      </div>
    );
  const { amount, rate, confirmations, confirmationsNeeded } = usdt;
  if (confirmations > 0)
    return (
      <div className="grid gap-3 py-4" role="status">
        <b className="num head text-center text-24 text-gold-hi">{amount} USDT</b>
        <Progress label={t('step.chain')} value={confirmations / confirmationsNeeded} />
        <p className="text-center text-13 text-muted">
          {t('usdt.confirming', {
            done: Math.min(confirmations, confirmationsNeeded),
            needed: confirmationsNeeded,
          })}
        </p>
      </div>
    );
  return (
    <>
      <div className="flex items-center gap-2.5 rounded-md bg-gold/10 px-3.5 py-2.5 text-13 text-gold-hi">
        <Icon name="clock" size={18} />
        {t('usdt.quoteEnds')}
        <b className="num ml-auto text-18" role="timer">
          {formatCountdown(secondsLeft)}
        </b>
      </div>
      <div className="grid justify-items-center gap-1 rounded-md bg-white pb-4 text-center text-13 font-semibold text-panel">
        <QrCode text={qr} label={t('usdt.qrLabel')} />
        {t('usdt.scan')}
      </div>
      <div>
        <CopyRow label={t('usdt.amount')} value={`${amount} USDT`} copy={amount} />
        <CopyRow label={t('usdt.address')} value={payee.accountNumber} />
        <div className="grid border-b border-hairline py-2.5">
          <small className="block text-12 text-subtle">{t('usdt.network')}</small>
          <b className="font-semibold">{payee.bankName}</b>
        </div>
        <div className="grid py-2.5">
          <small className="block text-12 text-subtle">{t('usdt.rate')}</small>
          <b className="num font-semibold">
            {t('usdt.rateValue', { rate: formatMoney(rate, language, { symbol, short: true }) })}
          </b>
        </div>
        <Callout tone="info">{t('usdt.only')}</Callout>
      </div>
    </>
  );
}
