import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { classNames } from './class-names';

export type StepState = 'done' | 'now' | 'next' | 'failed';
export interface Step {
  label: string;
  /** Beneath the label: when it happened, or what is awaited. */
  detail?: string;
  state: StepState;
}

const MARKS: Record<StepState, string> = {
  done: 'border-win bg-win/15 text-win',
  now: 'border-gold bg-gold/15 text-gold',
  next: 'border-line-strong text-subtle',
  failed: 'border-loss bg-loss/15 text-loss',
};

/** Where something stands: a row in wide boxes, a column in narrow ones. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  const { t } = useTranslation();
  return (
    <div className="@container">
      <ol aria-label={label} className="flex flex-col @lg:flex-row">
        {steps.map((step, i) => (
          <li
            key={step.label}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className="relative flex min-w-0 flex-1 gap-3 pb-5 last:pb-0 @lg:flex-col @lg:items-center @lg:gap-1.5 @lg:pb-0 @lg:text-center"
          >
            {i > 0 && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute max-@lg:-top-5 max-@lg:left-[15px] max-@lg:h-5 max-@lg:w-px @lg:top-4 @lg:right-[calc(50%+16px)] @lg:h-px @lg:w-[calc(100%-32px)]',
                  step.state === 'next' ? 'bg-line-strong' : 'bg-win',
                )}
              />
            )}
            <span
              className={classNames(
                'num relative z-1 grid size-8 shrink-0 place-items-center rounded-full border bg-panel text-13 font-semibold',
                MARKS[step.state],
              )}
            >
              {step.state === 'done' ? (
                <Icon name="check" size={16} />
              ) : step.state === 'failed' ? (
                <Icon name="close" size={16} />
              ) : (
                i + 1
              )}
            </span>
            <span className="min-w-0 pt-1">
              <b className={classNames('block text-13 font-semibold', step.state === 'next' && 'text-muted')}>
                {step.label}
                <span className="sr-only">: {t(`kit.step.${step.state}`)}</span>
              </b>
              {step.detail && <small className="text-12 text-muted">{step.detail}</small>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
