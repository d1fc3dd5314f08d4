import { Icon } from '~/art/icon';

export interface Crumb {
  key: string;
  label: string;
}

/** Path to the current page; the last is where one stands. */
export function Breadcrumb({
  label,
  trail,
  onGo,
}: {
  label: string;
  trail: readonly Crumb[];
  onGo: (key: string) => void;
}) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-13">
        {trail.map(({ key, label: name }, i) => (
          <li key={key} className="flex min-w-0 items-center gap-1">
            {i > 0 && <Icon name="next" size={14} className="shrink-0 text-subtle" />}
            {i === trail.length - 1 ? (
              <b aria-current="page" className="truncate px-1.5 py-2.5 font-semibold">
                {name}
              </b>
            ) : (
              <button
                type="button"
                className="min-h-11 truncate rounded-md px-1.5 text-muted hover:text-gold"
                onClick={() => onGo(key)}
              >
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
