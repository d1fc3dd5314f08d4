import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { Glyph } from '~/art/pictures';
import { useCurrencySymbol } from '~/features/system';
import { formatCountdown, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Tag } from '~/ui/chip';
import { isAwaited, type Deposit } from '../api/deposit.api';
import { useSecondsUntil } from '~/lib/now';
import { walletName } from '../model/channels';
import { TONES } from '../model/steps';
import { QrCode } from '~/ui/qr-code';
import { CopyRow } from './copy-row';
import { UsdtOrder } from './usdt-order';

/** How to pay: the code to scan, the same in words to copy, and the time left. */
export function DepositOrder({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const left = useSecondsUntil(Date.parse(deposit.expiresAt));
  const wallet = walletName(deposit.channel);
  const isSeen = deposit.usdt !== null && deposit.usdt.confirmations > 0;
  const waiting = isAwaited(deposit.status) && (left > 0 || isSeen);

  return (
    <section
      className="surface grid content-start gap-4 p-4 sm:p-5"
      aria-label={t('order', { code: deposit.transferCode })}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="num text-16">{t('order', { code: deposit.transferCode })}</h3>
        <Tag tone={TONES[deposit.status]}>{t(`status.${deposit.status}`)}</Tag>
      </div>
      {waiting && deposit.channel === 'USDT' ? (
        <UsdtOrder deposit={deposit} secondsLeft={left} />
      ) : waiting ? (
        <>
          <div className="flex items-center gap-2.5 rounded-md bg-gold/10 px-3.5 py-2.5 text-13 text-gold-hi">
            <Icon name="clock" size={18} />
            {t('expiresIn')}
            <b className="num ml-auto text-18" role="timer">
              {formatCountdown(left)}
            </b>
          </div>
          <div className="grid justify-items-center gap-1 rounded-md bg-white pb-4 text-center text-13 font-semibold text-panel">
            <QrCode text={deposit.qr} label={t('qrLabel')} />
            {wallet ? t('scanWallet', { name: wallet }) : t('scan')}
          </div>
          <div>
            <CopyRow label={t('bank')} value={deposit.payee.bankName} />
            <CopyRow label={t('account')} value={deposit.payee.accountNumber} />
            <CopyRow label={t('holder')} value={deposit.payee.accountName} />
            <CopyRow
              label={t('amount')}
              value={formatMoney(deposit.amount, language, { symbol, short: true })}
              copy={deposit.amount.split('.')[0]}
            />
            <CopyRow label={t('note')} value={deposit.transferCode} />
            <p className="mt-2.5 text-12 text-muted">{t('keepNote')}</p>
          </div>
        </>
      ) : (
        <div className="grid justify-items-center gap-2 py-4 text-center">
          <Glyph spec={deposit.status === 'SUCCESS' ? 'ingot' : 'lantern:amber'} size={104} />
          <b className="num head text-24 text-gold-hi">
            {formatMoney(deposit.creditedAmount ?? deposit.amount, language, { symbol, short: true })}
          </b>
          <p className="max-w-[36ch] text-muted" role="status">
            {t(`statusMessage.${isAwaited(deposit.status) ? 'EXPIRED' : deposit.status}`)}
          </p>
        </div>
      )}
    </section>
  );
}
