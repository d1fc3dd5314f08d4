import { useCurrencySymbol } from '~/features/system';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { minorText } from '../model/slip';

/** Amounts in minor units as text with the brand's currency sign; whole amounts without decimals. */
export function useMoney(): (minor: bigint) => string {
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  return (minor) => formatMoney(minorText(minor), language, { symbol, short: true });
}
