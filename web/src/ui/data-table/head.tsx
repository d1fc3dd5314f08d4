import { Icon } from '~/art/icon';
import { classNames } from '../class-names';
import type { DataColumn, Density, Sorting } from './columns';
import { STYLES } from './styles';

interface HeadProps {
  density: Density;
  columns: readonly DataColumn<never>[];
  by: Sorting | null;
  onSort: (sorting: Sorting) => void;
}

/** Heads that stay while the rows scroll; a press sorts by one, the next one turns the order. */
export function Head({ density, columns, by, onSort }: HeadProps) {
  const style = STYLES[density];
  return (
    <thead className={style.thead}>
      <tr>
        {columns.map(({ key, head, align, phone, sort }) => {
          const isBy = by?.key === key;
          return (
            <th
              key={key}
              scope="col"
              aria-sort={isBy ? (by.down ? 'descending' : 'ascending') : undefined}
              className={classNames(
                'sticky top-0 z-1 border-b border-line font-medium whitespace-nowrap',
                style.th,
                align === 'right' ? 'text-right' : 'text-left',
                density === 'dense' && phone === 'hide' && 'max-md:hidden',
              )}
            >
              {sort ? (
                <button
                  type="button"
                  className={classNames('inline-flex items-center gap-1 hover:text-text', style.sort)}
                  onClick={() => onSort({ key, down: isBy ? !by.down : true })}
                >
                  {head}
                  <Icon
                    name={isBy && !by.down ? 'up' : 'down'}
                    size={13}
                    className={isBy ? 'text-gold' : 'opacity-40'}
                  />
                </button>
              ) : (
                <span className={density === 'dense' ? undefined : 'inline-flex min-h-11 items-center'}>
                  {head}
                </span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
