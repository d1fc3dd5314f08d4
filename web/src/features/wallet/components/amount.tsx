import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from '~/features/system';
import { formatMoney, type MoneyOptions } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useBalanceHidden } from '../model/preferences.store';

export interface AmountProps extends Omit<MoneyOptions, 'symbol'> {
  value: string;
  /** Without the currency sign, for tables whose head names it. */
  bare?: boolean;
}

/** Money in the visitor's language, with the brand's currency sign. */
export function Amount({ value, bare = false, ...options }: AmountProps) {
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  return (
    <span className="num whitespace-nowrap">
      {formatMoney(value, language, bare ? options : { symbol, ...options })}
    </span>
  );
}

/** A balance: three stars while hidden. */
export function BalanceAmount({ value }: { value: string }) {
  const { t } = useTranslation();
  const hidden = useBalanceHidden((s) => s.hidden);
  return hidden ? <span className="num">{t('hiddenAmount')}</span> : <Amount value={value} />;
}
