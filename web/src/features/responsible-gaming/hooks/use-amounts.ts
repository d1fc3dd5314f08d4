import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from '~/features/system';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';

/** Money and time as this feature writes them. */
export function useAmounts() {
  const { t } = useTranslation('responsible-gaming');
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const minutes = (total: number) => {
    const [hours, rest] = [Math.floor(total / 60), total % 60];
    if (hours === 0) return t('time.minutes', { m: rest });
    return rest === 0 ? t('time.hours', { h: hours }) : t('time.both', { h: hours, m: rest });
  };
  const money = (amount: string) => formatMoney(amount, language, { symbol, short: true });
  return {
    minutes,
    money,
    signed: (amount: string) => formatMoney(amount, language, { symbol, signed: true }),
    /** A limit's value, whichever of the two it is. */
    value: (of: { amount: string | null; minutes: number | null }) =>
      of.minutes === null ? money(of.amount ?? '0') : minutes(of.minutes),
  };
}
