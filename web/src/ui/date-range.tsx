import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '~/lib/clock';
import { BRAND_ZONE, dayOf, daysOf, PERIODS, type DayRange, type Period } from '~/lib/brand-time';
import { Chip } from './chip';

export interface DateRangeProps {
  label: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
  periods?: readonly Period[];
  zone?: string;
}

/** Days of the brand's calendar: presets, and two native date inputs for the rest. */
export function DateRange({ label, value, onChange, periods = PERIODS, zone = BRAND_ZONE }: DateRangeProps) {
  const { t } = useTranslation();
  const id = useId();
  const now = serverNow();
  const today = dayOf(now, zone);
  const isValid = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= today;
  const set = (change: Partial<DayRange>) => {
    const next = { ...value, ...change };
    if (!isValid(next.from) || !isValid(next.to)) return;
    onChange(next.from <= next.to ? next : { from: next.to, to: next.from });
  };
  const input = (which: keyof DayRange) => (
    <span className="grid gap-1">
      <label htmlFor={`${id}-${which}`} className="text-12 text-muted">
        {t(`kit.${which}`)}
      </label>
      <input
        id={`${id}-${which}`}
        type="date"
        value={value[which]}
        max={today}
        className="num min-h-11 rounded-md border border-line-strong bg-well px-3 scheme-dark"
        onChange={(event) => set({ [which]: event.target.value })}
      />
    </span>
  );
  return (
    <fieldset className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {periods.map((period) => {
          const days = daysOf(period, now, zone);
          return (
            <Chip
              key={period}
              pressed={days.from === value.from && days.to === value.to}
              onClick={() => onChange(days)}
            >
              {t(`kit.period.${period}`)}
            </Chip>
          );
        })}
      </div>
      <div className="flex flex-wrap gap-3">
        {input('from')}
        {input('to')}
      </div>
    </fieldset>
  );
}
