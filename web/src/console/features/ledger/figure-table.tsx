import { classNames } from '~/ui/class-names';

interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly { name: string; figures: readonly string[]; isBad: boolean }[];
}

/** Names and amounts in columns; the last amount stands out where it is not zero. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a narrow screen scrolls it by keys
    <div role="region" aria-label={caption} tabIndex={0} className="min-w-0 overflow-x-auto">
      <table className="w-full text-13">
        <caption className="pb-1 text-left font-head text-14 font-bold">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, i) => (
              <th
                key={head}
                scope="col"
                className={classNames(
                  'border-b border-line py-1 pr-4 text-12 font-medium whitespace-nowrap text-muted last:pr-0',
                  i === 0 ? 'text-left' : 'text-right',
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures, isBad }) => (
            <tr key={name}>
              <th
                scope="row"
                className="border-b border-hairline py-1 pr-4 text-left font-medium whitespace-nowrap"
              >
                {name}
              </th>
              {figures.map((figure, i) => (
                <td
                  key={heads[i + 1]}
                  className={classNames(
                    'num border-b border-hairline py-1 pr-4 text-right whitespace-nowrap last:pr-0',
                    isBad && i === figures.length - 1 && 'font-semibold text-loss',
                  )}
                >
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
