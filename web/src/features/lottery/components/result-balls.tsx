import { useTranslation } from 'react-i18next';

/** The values of a result by prize; short results in one row. */
export function ResultBalls({ values }: { values: Readonly<Record<string, readonly string[]>> }) {
  const prizes = Object.entries(values);
  const isTable = prizes.length > 2;
  const { t } = useTranslation('lottery');
  if (prizes.length === 0) return <p className="text-13 text-muted">{t('noResult')}</p>;
  if (!isTable)
    return (
      <p className="flex flex-wrap gap-1.5">
        {prizes.flatMap(([prize, list]) =>
          list.map((value, at) => (
            <span
              key={`${prize}${at}`}
              className="num grid min-h-8 min-w-8 place-items-center rounded-full border border-line-strong bg-raised px-2 text-14 font-semibold"
            >
              {value}
            </span>
          )),
        )}
      </p>
    );
  return (
    <dl className="grid gap-px overflow-hidden rounded-md border border-line">
      {prizes.map(([prize, list]) => (
        <div key={prize} className="grid grid-cols-[minmax(5rem,auto)_1fr] gap-3 bg-well px-3 py-1.5">
          <dt className="text-13 text-muted">
            {t(`prizeName.${prize === 'B' && 'A' in values ? 'POST_B' : prize}` as 'prizeName.DB')}
          </dt>
          <dd className="num flex flex-wrap gap-x-3 gap-y-1 font-semibold">
            {list.map((value, at) => (
              <span key={at}>{value}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
