import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface SegmentedProps<T extends string> {
  value: T;
  onChange: (value: T) => void;
  label: string;
  items: readonly { value: T; label: ReactNode; panel: ReactNode }[];
  /** In a modal whose panels bring their own padding, scrolling and foot. */
  inset?: boolean;
}

/** A few equal choices, each with its panel. */
export function SegmentedTabs<T extends string>({
  value,
  onChange,
  label,
  items,
  inset = false,
}: SegmentedProps<T>) {
  return (
    <Tabs.Root value={value} onValueChange={(next) => onChange(next as T)} className="contents">
      {items.length > 1 && (
        <Tabs.List
          aria-label={label}
          className={classNames('well flex gap-0.5 border-line p-1', inset && 'mx-4 mt-4 shrink-0 sm:mx-8')}
        >
          {items.map((item) => (
            <Tabs.Tab
              key={item.value}
              value={item.value}
              className="min-h-11 min-w-11 flex-1 rounded-[9px] px-2 py-1.5 leading-snug font-medium text-muted sm:px-4 data-active:bg-raised data-active:text-text data-active:shadow-lit"
            >
              {item.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      {items.map((item) => (
        <Tabs.Panel
          key={item.value}
          value={item.value}
          className={inset ? 'flex min-h-0 flex-1 flex-col outline-none' : 'grid gap-3 outline-none'}
        >
          {item.panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
