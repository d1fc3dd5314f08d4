import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { smallButton } from '../../ui/list-head';
import { CheckInput, ChoiceInput, MoneyInput, NumberInput, PercentInput, TextInput } from '../../ui/fields';
import { COUNTS, GAMES, type FormulaField } from './formulas';

type Formula = Readonly<Record<string, unknown>>;

interface FormulaFormProps {
  fields: readonly FormulaField[];
  value: Formula;
  onChange: (value: Formula) => void;
  /** The whole formula, where a field's unit depends on another one. */
  whole?: Formula;
}

/** The inputs of a formula, from its description. */
export function FormulaForm({ fields, value, onChange, whole = value }: FormulaFormProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map((field) => (
        <Field
          key={field.key}
          field={field}
          value={value[field.key]}
          whole={whole}
          onChange={(next) => {
            const { [field.key]: _before, ...rest } = value;
            onChange(next === undefined ? rest : { ...rest, [field.key]: next });
          }}
        />
      ))}
    </div>
  );
}

interface FieldProps {
  field: FormulaField;
  value: unknown;
  whole: Formula;
  onChange: (value: unknown) => void;
}

function Field({ field, value, whole, onChange }: FieldProps) {
  const { t } = useTranslation('console-promotions');
  const label = t(`field.${field.key}` as ParseKeys<'console-promotions'>);
  const typed = typeof value === 'string' ? value : '';
  switch (field.type) {
    case 'money':
      return <MoneyInput label={label} value={typed} onChange={onChange} />;
    case 'target':
      return COUNTS.has(whole['metric']) ? (
        <NumberInput
          label={label}
          min={1}
          value={Number.parseInt(String(value), 10) || undefined}
          onChange={(count) => onChange(count === undefined ? '' : String(count))}
        />
      ) : (
        <MoneyInput label={label} value={typed} onChange={onChange} />
      );
    case 'percent':
      return <PercentInput label={label} value={Number(value ?? 0)} onChange={onChange} />;
    case 'count':
      return (
        <NumberInput
          label={label}
          min={1}
          required={!field.optional}
          value={value as number | undefined}
          onChange={onChange}
        />
      );
    case 'text':
      return <TextInput label={label} most={64} value={typed} onChange={onChange} />;
    case 'choice':
      return (
        <ChoiceInput
          label={label}
          value={String(value)}
          onChange={onChange}
          options={field.options.map((option) => [
            option,
            t(`option.${option}` as ParseKeys<'console-promotions'>),
          ])}
        />
      );
    case 'games':
      return <GamesField label={label} value={(value as string[] | undefined) ?? []} onChange={onChange} />;
    case 'values':
      return <ValuesField field={field} label={label} value={value as unknown[]} onChange={onChange} />;
    case 'shares':
      return <SharesField label={label} value={value as Record<string, number>} onChange={onChange} />;
    case 'group':
      return (
        <fieldset className="grid gap-2 sm:col-span-2">
          <legend className="pb-1 text-13 font-medium">{label}</legend>
          <FormulaForm fields={field.fields} value={value as Formula} onChange={onChange} whole={whole} />
        </fieldset>
      );
    case 'rows':
      return (
        <RowsField field={field} label={label} rows={value as Formula[]} whole={whole} onChange={onChange} />
      );
  }
}

const nextOf = <T,>(list: readonly T[], at: number, value: T): T[] =>
  list.map((before, i) => (i === at ? value : before));
const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);

function RowsField({
  field,
  label,
  rows,
  whole,
  onChange,
}: {
  field: Extract<FormulaField, { type: 'rows' }>;
  label: string;
  rows: readonly Formula[];
  whole: Formula;
  onChange: (value: unknown) => void;
}) {
  const { t } = useTranslation('console-promotions');
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="pb-1 text-13 font-medium">{label}</legend>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no name but its place
        <div key={at} className="grid gap-2 border-l-2 border-line pl-3">
          <FormulaForm
            fields={field.fields}
            value={row}
            whole={whole}
            onChange={(next) => onChange(nextOf(rows, at, next))}
          />
          {rows.length > 1 && (
            <button
              type="button"
              className={`${smallButton} justify-self-start`}
              onClick={() => onChange(without(rows, at))}
            >
              {t('removeRow', { n: at + 1 })}
            </button>
          )}
        </div>
      ))}
      <button
        type="button"
        className={`${smallButton} justify-self-start`}
        onClick={() => onChange([...rows, field.empty])}
      >
        {t('addRow')}
      </button>
    </fieldset>
  );
}

const emptyValue = { money: '10000.00', percent: 10_000, text: '12:00' } as const;

function ValuesField({
  field,
  label,
  value,
  onChange,
}: {
  field: Extract<FormulaField, { type: 'values' }>;
  label: string;
  value: readonly unknown[];
  onChange: (value: unknown) => void;
}) {
  const { t } = useTranslation('console-promotions');
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="pb-1 text-13 font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {value.map((entry, at) => {
          const about = { label: t('place', { n: at + 1 }) };
          const change = (next: unknown) => onChange(nextOf(value, at, next));
          // oxlint-disable-next-line react/no-array-index-key -- an entry has no name but its place
          if (field.of === 'money')
            return <MoneyInput key={at} {...about} value={String(entry)} onChange={change} />;
          // oxlint-disable-next-line react/no-array-index-key -- as above
          if (field.of === 'percent')
            return <PercentInput key={at} {...about} value={Number(entry)} onChange={change} />;
          // oxlint-disable-next-line react/no-array-index-key -- as above
          return <TextInput key={at} {...about} value={String(entry)} onChange={change} />;
        })}
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          className={smallButton}
          onClick={() => onChange([...value, emptyValue[field.of]])}
        >
          {t('addRow')}
        </button>
        {value.length > 1 && (
          <button type="button" className={smallButton} onClick={() => onChange(value.slice(0, -1))}>
            {t('removeRow', { n: value.length })}
          </button>
        )}
      </div>
    </fieldset>
  );
}

interface GamesFieldProps {
  label: string;
  value: readonly string[];
  onChange: (value: string[] | undefined) => void;
}

/** Nothing chosen means that every game counts. */
export function GamesField({ label, value, onChange }: GamesFieldProps) {
  const { t } = useTranslation('console-promotions');
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-13 font-medium">
        {label} <span className="font-normal text-muted">{t('noneIsAll')}</span>
      </legend>
      <div className="flex flex-wrap gap-x-4">
        {GAMES.map((game) => (
          <CheckInput
            key={game}
            label={t(`game.${game}`)}
            value={value.includes(game)}
            onChange={(on) => {
              const next = GAMES.filter((other) => (other === game ? on : value.includes(other)));
              onChange(next.length > 0 ? next : undefined);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

function SharesField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Record<string, number>;
  onChange: (value: unknown) => void;
}) {
  const { t } = useTranslation('console-promotions');
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="pb-1 text-13 font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {GAMES.map((game) => (
          <NumberInput
            key={game}
            label={`${t(`game.${game}`)} (%)`}
            required={false}
            step={0.01}
            value={value[game] === undefined ? undefined : value[game] / 10_000}
            onChange={(typed) => {
              const { [game]: _before, ...rest } = value;
              onChange(typed === undefined ? rest : { ...rest, [game]: Math.round(typed * 10_000) });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
