import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/art/icon';

/** One sentence in place of a page or a list, and one way on. */
export function Message({ icon, text, action }: { icon: IconName; text: string; action?: ReactNode }) {
  return (
    <div className="grid min-h-60 content-center justify-items-center gap-3 p-6 text-center text-muted">
      <Icon name={icon} size={32} />
      <p className="max-w-[48ch]">{text}</p>
      {action}
    </div>
  );
}
