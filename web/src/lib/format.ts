import { appLocale, type Language } from './language';
import { fromMinor, scaleOf, toMinor } from './money';

const POINT_GROUPS = { group: '.', decimal: ',' } as const;
const COMMA_GROUPS = { group: ',', decimal: '.' } as const;
const SEPARATORS: Record<Language, { group: string; decimal: string }> = {
  vi: POINT_GROUPS,
  id: POINT_GROUPS,
  pt: POINT_GROUPS,
  en: COMMA_GROUPS,
  zh: COMMA_GROUPS,
  th: COMMA_GROUPS,
  ja: COMMA_GROUPS,
};

export const groupSeparator = (language: Language): string => SEPARATORS[language].group;

export { fromMinor, toMinor };

export interface MoneyOptions {
  /** Shown after the amount. */
  symbol?: string;
  /** Whole amounts without ",00": for chips and limits, never for a balance. */
  short?: boolean;
  /** A plus before a gain; a loss always carries its minus. */
  signed?: boolean;
}

/**
 * Two decimals and thousands separators (specification 9): 1.250.000,00 in Vietnamese, 1,250,000.00 in
 * English.
 */
export function formatMoney(amount: string, language: Language, options: MoneyOptions = {}): string {
  // Two at least: an amount of a currency with more decimals keeps them.
  const scale = Math.max(2, scaleOf(amount));
  const minor = toMinor(amount, scale);
  const { group, decimal } = SEPARATORS[language];
  const [whole = '0', cents = '00'] = fromMinor(minor < 0n ? -minor : minor, scale).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const text = options.short && /^0+$/.test(cents) ? grouped : grouped + decimal + cents;
  const sign = minor < 0n ? '−' : options.signed && minor > 0n ? '+' : '';
  return sign + text + (options.symbol ? ` ${options.symbol}` : '');
}

/** Without the part after the decimal sign, where a column or a table has the exact amount. */
export function formatWhole(amount: string, language: Language, signed = false): string {
  const whole = amount.split('.')[0]!;
  return formatMoney(`${whole}.00`, language, { short: true, signed });
}

/** For chips: 200K, 1,5 triệu, 20万, 200 rb. An amount that is not of whole thousands stays as it is. */
export function formatShort(amount: string, language: Language): string {
  const whole = toMinor(amount) / 100n;
  if (whole === 0n || toMinor(amount) % 100_000n !== 0n)
    return formatMoney(amount, language, { short: true });
  // The form that Vietnamese players use; the locale's own "200 N" is not understood.
  if (language === 'vi' && whole < 1_000_000n) return `${whole / 1000n}K`;
  return new Intl.NumberFormat(appLocale(language), {
    notation: 'compact',
    compactDisplay: language === 'vi' ? 'long' : 'short',
    maximumFractionDigits: 3,
  }).format(whole);
}

const cache = new Map<string, Intl.DateTimeFormat>();
function dateFormat(language: Language, key: string, options: Intl.DateTimeFormatOptions) {
  const id = `${language}/${key}`;
  let format = cache.get(id);
  if (!format) {
    format = new Intl.DateTimeFormat(appLocale(language), { timeZone: 'Asia/Ho_Chi_Minh', ...options });
    cache.set(id, format);
  }
  return format;
}

/** 21/11/2026; the day by the brand's time (GMT+7). */
export const formatDay = (iso: string, language: Language) =>
  dateFormat(
    language,
    'day',
    // In English figures alone leave open which is the month.
    language === 'en'
      ? { day: 'numeric', month: 'short', year: 'numeric' }
      : { day: '2-digit', month: '2-digit', year: 'numeric' },
  ).format(new Date(iso));

/** 21/11/2026 15:01:47 in Vietnamese, Nov 21, 2026 15:01:47 in English; always the brand's time (GMT+7). */
export const formatDateTime = (iso: string, language: Language) =>
  `${formatDay(iso, language)} ${formatClock(iso, language)}`;

export const formatTime = (iso: string, language: Language) =>
  dateFormat(language, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(iso),
  );

export const formatClock = (iso: string, language: Language) =>
  dateFormat(language, 'clock', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso));

/** A percentage as the server writes it, in the visitor's own figures: 96,20 % or 96.20%. */
export function formatPercent(percent: string, language: Language): string {
  const places = percent.split('.')[1]?.length ?? 0;
  const figure = Number(percent).toLocaleString(appLocale(language), {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return language === 'vi' ? `${figure} %` : `${figure}%`;
}

export const formatCount = (n: number, language: Language) => n.toLocaleString(appLocale(language));

/** "05:02" below an hour, "01:05:02" above. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  return `${hours ? `${two(hours)}:` : ''}${two(minutes)}:${two(left % 60)}`;
}
