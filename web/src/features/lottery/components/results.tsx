import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '~/ui/query-view';
import { drawQueries } from '../api/lottery.api';
import { ResultBalls } from './result-balls';
import { isSheet, ResultSheet } from './result-sheet';

const SHOWN = 6;

interface ResultsProps {
  gameId: string;
  onDraw: (numero: string) => void;
}

/** The latest results; of a table of prizes the first whole, the others folded. */
export function Results({ gameId, onDraw }: ResultsProps) {
  const { t } = useTranslation('lottery');
  const results = useQuery(drawQueries.results(gameId));
  return (
    <section className="surface grid min-w-0 gap-3 p-4 sm:p-5">
      <div>
        <h2 className="text-18">{t('results')}</h2>
        <p className="text-13 text-muted">{t('statistics')}</p>
      </div>
      <QueryView
        query={results}
        inline
        isEmpty={(list) => list.length === 0}
        empty={<p className="text-muted">{t('noResult')}</p>}
      >
        {(list) => (
          <ul className="grid gap-2">
            {list.slice(0, SHOWN).map((result, at) => {
              const isTable = isSheet(result.winningNumber);
              const title = (
                <button
                  type="button"
                  className="num min-h-11 text-left text-13 text-gold underline-offset-4 hover:underline"
                  onClick={() => onDraw(result.numero)}
                >
                  {!isTable && t('draw', { numero: result.numero })}
                  {!isTable && result.source === 'OWN' && ' · '}
                  {result.source === 'OWN' ? t('proof') : isTable && t('details')}
                </button>
              );
              if (!isTable)
                return (
                  <li key={result.numero} className="grid gap-1.5">
                    {title}
                    <ResultBalls values={result.winningNumber} />
                  </li>
                );
              return (
                <li key={result.numero}>
                  <details open={at === 0} className="group">
                    <summary className="num flex min-h-11 cursor-pointer items-center justify-between gap-3 border-t border-hairline">
                      {t('draw', { numero: result.numero })}
                      <b className="text-18 text-loss-soft group-open:hidden">
                        {result.winningNumber['DB']?.join(' ')}
                      </b>
                    </summary>
                    {title}
                    <ResultSheet values={result.winningNumber} />
                  </details>
                </li>
              );
            })}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
