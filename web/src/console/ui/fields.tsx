import { useId, type ReactNode } from 'react';
import { classNames } from '~/ui/class-names';

export const inputClass =
  'min-h-9 w-full min-w-0 rounded-sm border border-line-strong bg-well px-2 text-14 max-lg:min-h-11';

/** A label over its input. */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-12 text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface InputProps<V> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  required?: boolean;
}

export function TextInput({
  label,
  value,
  onChange,
  required = true,
  lines = 1,
  most,
}: InputProps<string> & { lines?: number; most?: number }) {
  return (
    <Labelled label={label}>
      {(id) =>
        lines > 1 ? (
          <textarea
            id={id}
            className={classNames(inputClass, 'py-2')}
            rows={lines}
            required={required}
            maxLength={most}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            id={id}
            className={inputClass}
            required={required}
            maxLength={most}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Labelled>
  );
}

const wholeOf = (amount: string) => amount.replace(/\.\d*$/, '');
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ' ');

/** Whole units; the API's decimals are added behind them. */
export function MoneyInput({ label, value, onChange, required = true }: InputProps<string>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          className={classNames(inputClass, 'num text-right')}
          inputMode="numeric"
          required={required}
          value={grouped(wholeOf(value))}
          onChange={(event) => {
            const digits = event.target.value
              .replaceAll(/\D/g, '')
              .replace(/^0+(?=\d)/, '')
              .slice(0, 14);
            onChange(digits === '' ? '' : `${digits}.00`);
          }}
        />
      )}
    </Labelled>
  );
}

/** A number in steps; empty is undefined. */
export function NumberInput({
  label,
  value,
  onChange,
  required = true,
  min = 0,
  max,
  step = 1,
}: InputProps<number | undefined> & { min?: number; max?: number; step?: number }) {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          type="number"
          className={classNames(inputClass, 'num text-right')}
          {...{ min, max, step, required }}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
        />
      )}
    </Labelled>
  );
}

/** Millionths, typed in per cent. */
export function PercentInput({ label, value, onChange }: InputProps<number>) {
  return (
    <NumberInput
      label={`${label} (%)`}
      step={0.01}
      value={value / 10_000}
      onChange={(typed) => onChange(Math.round((typed ?? 0) * 10_000))}
    />
  );
}

export function ChoiceInput<V extends string>({
  label,
  value,
  onChange,
  options,
}: InputProps<V> & { options: readonly (readonly [value: V, label: string])[] }) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          className={inputClass}
          value={value}
          onChange={(event) => onChange(event.target.value as V)}
        >
          {options.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

export function CheckInput({ label, value, onChange }: InputProps<boolean>) {
  return (
    <label className="flex min-h-9 items-center gap-2 text-14 max-lg:min-h-11">
      <input
        type="checkbox"
        className="size-4"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
