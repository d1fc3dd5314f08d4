import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names';

export interface SegmentedProps<T extends string> {
  value: T;
  onChange: (value: T) => void;
  label: string;
  items: readonly { value: T; label: ReactNode; panel: ReactNode }[];
  /** In a modal whose panels bring their own padding, scrolling and foot. */
  inset?: boolean;
}

/** A few equal choices, each with its panel. The arrows go from one to the next, as in any list of tabs. */
export function SegmentedTabs<T extends string>({
  value,
  onChange,
  label,
  items,
  inset = false,
}: SegmentedProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = items.find((item) => item.value === value) ?? items[0];
  const alone = items.length < 2;

  function onKeyDown(event: KeyboardEvent): void {
    const at = items.findIndex((item) => item.value === value);
    const moves: Record<string, number> = {
      ArrowRight: (at + 1) % items.length,
      ArrowLeft: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const to = moves[event.key];
    const next = to === undefined ? undefined : items[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  return (
    <>
      {!alone && (
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className={classNames('well flex gap-0.5 border-line p-1', inset && 'mx-4 mt-4 shrink-0 sm:mx-8')}
        >
          {items.map((item) => {
            const chosen = item === shown;
            return (
              <button
                key={item.value}
                type="button"
                role="tab"
                id={`${id}-${item.value}`}
                aria-selected={chosen}
                aria-controls={chosen ? `${id}-panel` : undefined}
                tabIndex={chosen ? 0 : -1}
                className={classNames(
                  'min-h-11 min-w-11 flex-1 rounded-[9px] px-2 py-1.5 leading-snug font-medium wrap-anywhere sm:px-4',
                  chosen ? 'bg-raised text-text shadow-lit' : 'text-muted',
                )}
                onClick={() => onChange(item.value)}
                onKeyDown={onKeyDown}
              >
                {item.label}
              </button>
            );
          })}
        </div>
      )}
      {shown && (
        <div
          key={shown.value}
          {...(!alone && {
            role: 'tabpanel',
            id: `${id}-panel`,
            'aria-labelledby': `${id}-${shown.value}`,
          })}
          className={inset ? 'flex min-h-0 flex-1 flex-col' : 'grid gap-3'}
        >
          {shown.panel}
        </div>
      )}
    </>
  );
}
