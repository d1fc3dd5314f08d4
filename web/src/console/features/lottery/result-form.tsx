import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { primaryButton, smallButton } from '../../ui/list-head';
import { compareResult, enterResult, type Comparison, type ListedDraw } from './lottery.api';
import { isComplete, resultFrom } from './result-text';
import { useLotteryAction } from './use-lottery-action';

/** Takes a whole result, shows what it would pay, and enters it for the operator who is logged in. */
export function ResultForm({ draw }: { draw: ListedDraw }) {
  const { t } = useTranslation('console-lottery');
  const failureText = useFailureText();
  const [texts, setTexts] = useState<Record<string, string>>({});
  const result = resultFrom(draw.slots, texts);
  const comparison = useMutation({ mutationFn: () => compareResult(draw, result!) });
  const enter = useLotteryAction(() => enterResult(draw, result!), {
    doneText: ({ entered }) => t(entered ? 'entered' : 'waitsForSecond'),
    onDone: () => setTexts({}),
  });
  const change = (code: string, text: string) => {
    comparison.reset();
    setTexts({ ...texts, [code]: text });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!result) return;
    if (comparison.data) enter.mutate(undefined);
    else comparison.mutate();
  };
  return (
    <form className="grid content-start gap-3" onSubmit={submit}>
      <h3 className="text-14">
        {t(draw.version > 0 ? 'correction' : 'entry', { version: draw.version + 1 })}
      </h3>
      <div className="grid gap-2">
        {draw.slots.map((slot) => {
          const text = texts[slot.code] ?? '';
          const isWrong = text !== '' && !isComplete(slot, text);
          return (
            <label key={slot.code} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-2">
              <span className="font-medium">{slot.code}</span>
              <input
                className={classNames(
                  'num min-h-9 rounded-sm border bg-well px-2 text-14 max-lg:min-h-11',
                  isWrong ? 'border-danger-hi' : 'border-line-strong',
                )}
                inputMode="numeric"
                autoComplete="off"
                aria-invalid={isWrong}
                placeholder={t('slot', { count: slot.count, digits: slot.digits })}
                value={text}
                onChange={(event) => change(slot.code, event.target.value)}
              />
            </label>
          );
        })}
      </div>
      {comparison.error && <FieldError>{failureText(comparison.error)}</FieldError>}
      {comparison.data && <Compared comparison={comparison.data} />}
      <button
        type="submit"
        disabled={!result || comparison.isPending || enter.isPending}
        className={classNames(smallButton, primaryButton, 'justify-self-start')}
      >
        {t(comparison.data ? 'enter' : 'compare')} <kbd>↵</kbd>
      </button>
    </form>
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const rows = [
    ['tickets', String(comparison.tickets)],
    ['winners', String(comparison.winners)],
    ['changed', String(comparison.changed)],
    ['paidBefore', formatMoney(comparison.paidBefore, language)],
    ['paidAfter', formatMoney(comparison.paidAfter, language)],
    ['difference', formatMoney(comparison.difference, language, { signed: true })],
  ] as const;
  return (
    <dl role="status" className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-sm bg-raised p-3 sm:grid-cols-3">
      {rows.map(([key, value]) => (
        <div key={key} className="grid">
          <dt className="text-12 text-muted">{t(`compared.${key}`)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
