import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useFailureText } from '~/lib/failure';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { CheckField, FieldError } from '~/ui/field';
import type { GamingState } from '../api/gaming.api';
import { useTakeBreak } from '../hooks/use-gaming';
import { LENGTHS, breakRequest, type BreakKind, type BreakLength } from '../model/break';

const CONSEQUENCES = ['sessions', 'play', 'money', 'back'] as const;

export interface BreakCardProps {
  kind: BreakKind;
  onBegun: (state: GamingState) => void;
}

/** A break, or the end: how long, what it means, and that this is meant (REG-G18). */
export function BreakCard({ kind, onBegun }: BreakCardProps) {
  const { t } = useTranslation(['responsible-gaming', 'common']);
  const [length, choose] = useState<BreakLength | null>(null);
  const [asking, setAsking] = useState(false);
  const [understood, setUnderstood] = useState(false);
  const begin = useTakeBreak();
  const failureText = useFailureText();
  const lengthText = (of: BreakLength) =>
    of === 'ever' ? t('break.ever') : t(kind === 'COOL_OFF' ? 'break.days' : 'break.months', { count: of });

  function back(): void {
    setAsking(false);
    setUnderstood(false);
    begin.reset();
  }

  return (
    <section className="surface grid content-start gap-3 p-5 sm:p-6" aria-labelledby={`break-${kind}`}>
      <div>
        <h3 id={`break-${kind}`} className="text-18">
          {t(`break.${kind}.title`)}
        </h3>
        <p className="text-13 text-muted">{t(`break.${kind}.text`)}</p>
      </div>
      {asking && length !== null ? (
        <div className="grid gap-3">
          <p className="font-semibold">{t(`break.${kind}.ask`, { length: lengthText(length) })}</p>
          <ul className="grid gap-1.5 text-13 text-soft">
            {CONSEQUENCES.map((what) => (
              <li key={what} className="flex items-start gap-2">
                <Icon name="warn" size={16} className="mt-0.5 shrink-0 text-gold" />
                <span>{t(`break.means.${what}`)}</span>
              </li>
            ))}
          </ul>
          <CheckField checked={understood} onChange={(event) => setUnderstood(event.target.checked)}>
            {t('break.understood')}
          </CheckField>
          {begin.isError && <FieldError>{failureText(begin.error)}</FieldError>}
          <div className="flex flex-wrap gap-2.5">
            <Button
              tone="danger"
              size="l"
              className="flex-[2_1_12rem]"
              disabled={!understood}
              busy={begin.isPending}
              onClick={() => begin.mutate(breakRequest(kind, length), { onSuccess: onBegun })}
            >
              {t(`break.${kind}.confirm`)}
            </Button>
            <Button size="l" className="flex-[1_1_7rem]" onClick={back}>
              {t('common:cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <div className="flex flex-wrap gap-2" role="group" aria-label={t('break.howLong')}>
            {LENGTHS[kind].map((of) => (
              <Chip key={of} pressed={length === of} onClick={() => choose(of)}>
                {lengthText(of)}
              </Chip>
            ))}
          </div>
          <div>
            <Button disabled={length === null} onClick={() => setAsking(true)}>
              {t(`break.${kind}.begin`)}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
