import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { formatClock } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import type { Deposit } from '../api/deposit.api';
import { STEP_KEYS, stepStates, type StepState } from '../model/steps';

const MARK: Record<StepState, string> = {
  done: 'border-win bg-win text-[#04231a]',
  now: 'border-gold bg-panel text-gold shadow-[0_0_0_5px_rgb(245_196_81/.15)]',
  next: 'border-line-strong bg-panel text-subtle',
  failed: 'border-loss bg-panel text-loss',
};
const WORD: Record<StepState, string> = {
  done: 'text-text',
  now: 'text-gold-hi',
  next: 'text-subtle',
  failed: 'text-loss',
};

/** Asked, transferred, seen by the bank, credited: with the time of what has happened. */
export function StatusSteps({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  const language = useLanguage();
  const { channel, usdt } = deposit;
  const states = stepStates(deposit.status, usdt !== null && usdt.confirmations > 0);
  return (
    <section className="surface grid gap-4 p-4 sm:p-6" aria-label={t('tracker')}>
      <h3 className="text-16">{t('tracker')}</h3>
      <ol className="grid grid-cols-4">
        {STEP_KEYS.map((key, i) => {
          const state = states[i] ?? 'next';
          const at = key === 'created' ? deposit.createdAt : null;
          return (
            <li
              key={key}
              aria-current={state === 'now' ? 'step' : undefined}
              className={classNames(
                'relative grid content-start justify-items-center gap-1.5 px-0.5 text-center text-12 sm:text-13',
                i > 0 &&
                  'before:absolute before:top-[13px] before:right-[calc(50%+14px)] before:h-0.5 before:w-[calc(100%-28px)] before:content-[""]',
                i > 0 && (states[i - 1] === 'done' ? 'before:bg-win' : 'before:bg-line'),
                WORD[state],
              )}
            >
              <i
                className={classNames(
                  'z-10 grid size-7 place-items-center rounded-full border-2 text-12 leading-none font-semibold not-italic',
                  MARK[state],
                )}
              >
                {state === 'done' ? (
                  <Icon name="check" size={14} />
                ) : state === 'failed' ? (
                  <Icon name="close" size={14} />
                ) : (
                  i + 1
                )}
              </i>
              <span>
                {t(channel === 'USDT' && key === 'bank' ? 'step.chain' : `step.${key}`)}
                {at && <span className="num block text-subtle">{formatClock(at, language)}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
