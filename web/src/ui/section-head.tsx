import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '~/art/icon';

/** A section's title with its bar in the category's colour, and where to see more. */
export function SectionHead({ title, more, to }: { title: ReactNode; more?: string; to?: string }) {
  return (
    <div className="mb-4 flex min-h-11 items-center gap-3">
      <i className="h-5.5 w-1 shrink-0 rounded-full bg-cat" aria-hidden="true" />
      <h2 className="text-title">{title}</h2>
      {more && to && (
        <Link
          to={to}
          className="ml-auto inline-flex min-h-11 items-center gap-1 px-1 font-medium whitespace-nowrap text-muted hover:text-gold"
        >
          {more}
          <Icon name="next" size={16} />
        </Link>
      )}
    </div>
  );
}
