import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import type { FieldRule } from '~/features/system';
import { classNames } from '~/ui/class-names';
import { fillBounds, passwordTicks, type Tick } from '../model/field-rules';

export interface PasswordRulesProps {
  value: string;
  rule: FieldRule | undefined;
  /** What this form asks for besides the rule. */
  extra?: readonly Tick[];
}

/** Rules that tick while typing, and a bar that fills with them. */
export function PasswordRules({ value, rule, extra = [] }: PasswordRulesProps) {
  const { t } = useTranslation('auth');
  const ticks = [...passwordTicks(value, rule), ...extra];
  const met = ticks.filter((tick) => tick.ok).length;
  return (
    <div className="grid gap-2">
      {ticks.length > 1 && (
        <div className="grid auto-cols-fr grid-flow-col gap-1" aria-hidden="true">
          {ticks.map((tick, i) => (
            <i key={tick.key} className={classNames('h-1 rounded-full', i < met ? 'bg-win' : 'bg-raised')} />
          ))}
        </div>
      )}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1 text-13 max-xs:grid-cols-1">
        {ticks.map((tick) => (
          <li
            key={tick.key}
            className={classNames('flex items-center gap-1.5', tick.ok ? 'text-win' : 'text-muted')}
          >
            <i
              className={classNames(
                'grid size-4 shrink-0 place-items-center rounded-full border-[1.5px]',
                tick.ok ? 'border-win bg-win text-[#04231a]' : 'border-line-strong text-transparent',
              )}
            >
              <Icon name="check" size={11} className="[&_path]:stroke-[3.4]" />
            </i>
            {fillBounds(t(`password.${tick.key}`), rule?.minLength ?? 6, rule?.maxLength ?? 20)}
          </li>
        ))}
      </ul>
    </div>
  );
}
