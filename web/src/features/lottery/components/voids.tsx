import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { QueryView } from '~/ui/query-view';
import { drawQueries } from '../api/lottery.api';

/** Draws of a game that were void: how many, and of the last ones why. */
export function Voids({ gameId }: { gameId: string }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const voids = useQuery(drawQueries.voids(gameId));
  return (
    <section className="grid gap-2 border-t border-hairline pt-4">
      <h3 className="text-14 font-semibold">{t('voids')}</h3>
      <QueryView query={voids} inline>
        {({ count, list }) => (
          <>
            <p className="num text-13 text-muted">{t('voidCount', { n: count })}</p>
            <ul className="grid gap-1 text-13">
              {list.map(({ numero, drawAt, reason }) => (
                <li key={numero} className="flex flex-wrap gap-x-3">
                  <b className="num font-semibold">{numero}</b>
                  <span className="num text-muted">{formatDateTime(drawAt, language)}</span>
                  <span>{t(`voidReason.${reason}`)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </section>
  );
}
