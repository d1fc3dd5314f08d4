import { useTranslation } from 'react-i18next';
import { classNames } from '~/ui/class-names';
import { tailsByHead } from '../model/tails';

type Values = Readonly<Record<string, readonly string[]>>;

/** Whether a result is a sheet of prizes as in Vietnam: with a special prize, and numbers of several lengths. */
export const isSheet = (values: Values): boolean =>
  'DB' in values &&
  new Set(Object.values(values).flatMap((list) => list.map(({ length }) => length))).size > 2;

const LOWEST = new Set(['G7', 'G8']);
const PER_ROW: Readonly<Record<number, string>> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  6: 'grid-cols-3',
  7: 'grid-cols-4',
};

/** A sheet of prizes: the special prize in red, the last two digits of every number in bold, and the tails by head. */
export function ResultSheet({ values }: { values: Values }) {
  const { t } = useTranslation('lottery');
  const isLast = new Set(Object.keys(values).slice(-1));
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_15rem]">
      <table className="w-full table-fixed self-start">
        <tbody>
          {Object.entries(values).map(([prize, list]) => (
            <tr key={prize} className="border-t border-hairline even:bg-veil">
              <th
                scope="row"
                aria-label={t(`prizeName.${prize}` as 'prizeName.DB')}
                className="w-12 py-1.5 text-left text-13 font-medium text-muted"
              >
                {prize === 'DB' ? t('short.DB') : prize}
              </th>
              <td
                className={classNames(
                  'num py-1.5 text-center',
                  prize === 'DB' ? 'head text-24 font-bold text-loss-soft' : 'text-16',
                  LOWEST.has(prize) && isLast.has(prize) && 'text-loss-soft',
                )}
              >
                <div className={classNames('grid gap-x-2', PER_ROW[list.length] ?? 'grid-cols-3')}>
                  {list.map((value, at) => (
                    <span key={at}>
                      {prize === 'DB' ? (
                        value
                      ) : (
                        <>
                          <span className="text-muted">{value.slice(0, -2)}</span>
                          <b>{value.slice(-2)}</b>
                        </>
                      )}
                    </span>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="w-full self-start text-14">
        <caption className="sr-only">{t('tailsByHead')}</caption>
        <thead>
          <tr className="text-left text-13 text-muted">
            <th scope="col" className="w-12 py-1.5 font-medium">
              {t('setKind.head')}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              {t('setKind.tail')}
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {tailsByHead(values).map((tails, head) => (
            <tr key={head} className="border-t border-hairline">
              <th scope="row" className="py-1 text-left font-semibold text-gold">
                {head}
              </th>
              <td className="py-1">
                {tails.length === 0 ? (
                  <span className="text-subtle">{t('noTail')}</span>
                ) : (
                  tails.map(({ digit, isSpecial }, at) => (
                    <span key={at} className={isSpecial ? 'font-bold text-loss-soft' : undefined}>
                      {at > 0 && ', '}
                      {digit}
                    </span>
                  ))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
