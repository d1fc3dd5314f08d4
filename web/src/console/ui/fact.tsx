import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';

interface FactProps {
  name: string;
  children: ReactNode;
  /** What people write takes the whole row. */
  wide?: boolean;
}

/** One line of a list of facts (`dl`): its name above, what is known below. */
export function Fact({ name, children, wide = false }: FactProps) {
  return (
    <div className={classNames('min-w-0', wide && 'col-span-full max-w-[80ch]')}>
      <dt className="text-12 text-subtle">{name}</dt>
      <dd className="num font-medium break-words">{children}</dd>
    </div>
  );
}
