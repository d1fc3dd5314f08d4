import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/art/icon';

const calloutClass = cva('flex items-start gap-2.5 rounded-md p-3 text-14', {
  variants: {
    tone: {
      gold: 'gold-wash text-gold-hi',
      info: 'border border-info/40 bg-info/10 text-text',
      loss: 'border border-loss/40 bg-loss/10 text-text',
      win: 'border border-win/40 bg-win/10 text-text',
    },
  },
  defaultVariants: { tone: 'gold' },
});

export interface CalloutProps extends VariantProps<typeof calloutClass> {
  icon?: IconName;
  title?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A note that belongs to its place; what happened just now is a toast. */
export function Callout({ tone, icon = 'warn', title, action, children }: CalloutProps) {
  return (
    <div className={calloutClass({ tone })}>
      <Icon name={icon} size={18} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <b className="block font-semibold">{title}</b>}
        {children}
      </div>
      {action}
    </div>
  );
}
