import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from '~/features/system';
import { useFailureText } from '~/lib/failure';
import { groupSeparator } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { FieldError, TextField } from '~/ui/field';
import { toast } from '~/ui/toast';
import type { GamingState, Limit, LimitKind, LimitPeriod } from '../api/gaming.api';
import { useAmounts } from '../hooks/use-amounts';
import { useLimit } from '../hooks/use-gaming';
import { groupDigits, LEAST_MINUTES, limitOf, loosens, MOST_MINUTES, textOf, valueOf } from '../model/limits';

export interface LimitFormProps {
  kind: LimitKind;
  period: LimitPeriod;
  limit: Limit | undefined;
  name: string;
  onDone: () => void;
}

/** Free text, as REG-G15 asks; whether it holds at once or waits is said before it is sent. */
export function LimitForm({ kind, period, limit, name, onDone }: LimitFormProps) {
  const { t } = useTranslation(['responsible-gaming', 'common']);
  const symbol = useCurrencySymbol();
  const separator = groupSeparator(useLanguage());
  const amounts = useAmounts();
  const [text, setText] = useState(() => textOf(limit, separator));
  const [tried, setTried] = useState(false);
  const { set, lift } = useLimit(kind, period);
  const failureText = useFailureText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const value = valueOf(kind, text);
  const failure = set.error ?? lift.error;
  const isTime = kind === 'SESSION';

  function reportSaved(state: GamingState): void {
    const waits = limitOf(state, kind, period)?.pending;
    toast(t(waits ? 'saved.waits' : 'saved.holds'), waits ? 'info' : 'win');
    onDone();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (value) set.mutate(value, { onSuccess: reportSaved });
  }

  return (
    <form className="grid gap-2.5 rounded-md bg-card p-3" onSubmit={submit} noValidate aria-label={name}>
      <TextField
        ref={field}
        label={t(isTime ? 'inMinutes' : 'amount')}
        inputMode="numeric"
        autoComplete="off"
        inputClassName="num"
        value={text}
        onChange={(event) => setText(groupDigits(event.target.value, separator))}
        after={<span className="text-muted">{isTime ? t('time.unit') : symbol}</span>}
        error={
          tried && !value
            ? t(isTime ? 'needMinutes' : 'needAmount', { min: LEAST_MINUTES, max: MOST_MINUTES })
            : undefined
        }
        help={
          value
            ? `${'minutes' in value ? `${amounts.minutes(value.minutes)}. ` : ''}${t(
                loosens(limit, value) ? 'afterADay' : 'atOnce',
              )}`
            : undefined
        }
      />
      {failure && <FieldError>{failureText(failure)}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="gold" busy={set.isPending}>
          {t('save')}
        </Button>
        {limit && (
          <Button busy={lift.isPending} onClick={() => lift.mutate(undefined, { onSuccess: reportSaved })}>
            {t('lift')}
          </Button>
        )}
        <Button tone="text" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
