import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShort } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { groupTyped, textOfAmount, typedAmount } from '~/lib/typed-amount';
import { Chip } from './chip';
import { TextField, type TextFieldProps } from './field';

export interface MoneyFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'after' | 'inputMode'> {
  /** "2000000.00", or null where nothing is typed. */
  value: string | null;
  onChange: (amount: string | null) => void;
  /** Decimals that may be typed: 0 for đồng, 6 for USDT. */
  scale?: number;
  symbol?: string;
  /** Amounts that one press fills in. */
  quick?: readonly string[];
  quickLabel?: string;
}

const digitsBefore = (text: string, at: number) =>
  text
    .slice(0, at)
    .replaceAll(/[^\d.,]/g, '')
    .replaceAll(/\D/g, '').length;

/** Where the caret stands behind as many digits as before the regrouping. */
function caretAfter(text: string, digits: number): number {
  let seen = 0;
  let at = 0;
  while (at < text.length && seen < digits) if (/\d/.test(text[at++]!)) seen += 1;
  return at;
}

/** An amount that groups itself while it is typed, with chips for common sums. */
export function MoneyField({
  value,
  onChange,
  scale = 0,
  symbol,
  quick = [],
  quickLabel,
  ...field
}: MoneyFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [typed, setTyped] = useState({
    text: value === null ? '' : textOfAmount(value, language, scale),
    value,
  });
  const caret = useRef<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // A value from outside (a chip, a cleared form) replaces what was typed.
  if (typed.value !== value)
    setTyped({ text: value === null ? '' : textOfAmount(value, language, scale), value });

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function onType(element: HTMLInputElement): void {
    const digits = digitsBefore(element.value, element.selectionStart ?? element.value.length);
    const text = groupTyped(element.value, language, scale);
    const amount = typedAmount(text, language, scale);
    caret.current = element.selectionStart === element.value.length ? text.length : caretAfter(text, digits);
    setTyped({ text, value: amount });
    onChange(amount);
  }

  return (
    <div className="grid gap-3">
      <TextField
        {...field}
        ref={input}
        inputMode={scale > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        inputClassName="num"
        value={typed.text}
        onChange={(event) => onType(event.target)}
        after={symbol && <span aria-hidden="true">{symbol}</span>}
      />
      {quick.length > 0 && (
        <div role="group" aria-label={quickLabel ?? t('kit.quick')} className="flex flex-wrap gap-2">
          {quick.map((amount) => (
            <Chip
              key={amount}
              className="num grow justify-center rounded-md!"
              pressed={amount === value}
              onClick={() => onChange(amount)}
            >
              {formatShort(amount, language)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
