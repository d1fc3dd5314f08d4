import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { SelectField } from '~/ui/field';
import { QueryView } from '~/ui/query-view';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState } from '~/ui/states';
import { ButtonLink } from '~/ui/button';
import { drawQueries, type CalendarDraw } from '../api/lottery.api';

const daysOf = (draws: readonly CalendarDraw[]): string[] => [
  ...new Set(draws.map(({ businessDay }) => businessDay)),
];

/** The draws of the coming week, day by day, of all games or of one of Vietnam. */
export function DrawCalendar() {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const calendar = useQuery(drawQueries.calendar());
  const { data: games = [] } = useQuery(drawQueries.vietnam());
  const [chosen, choose] = useState('');
  const shown = (list: readonly CalendarDraw[]): CalendarDraw[] =>
    list.filter(({ gameId }) => chosen === '' || gameId === chosen);
  return (
    <div className="grid gap-4">
      {games.length > 0 && (
        <div className="sm:max-w-xs">
          <SelectField
            hideLabel
            label={t('ofVietnam')}
            value={chosen}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{t('everyLottery')}</option>
            {games.map(({ gameCode, gameName }) => (
              <option key={gameCode} value={gameCode}>
                {localName(gameName, language)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <QueryView
        query={calendar}
        skeleton={<Skeleton className="h-96 rounded-lg!" />}
        isEmpty={(list) => shown(list).length === 0}
        empty={<EmptyState art="balls" title={t('none')} text={t('noneText')} className="surface" />}
      >
        {(list) => <Days draws={shown(list)} />}
      </QueryView>
    </div>
  );
}

function Days({ draws: list }: { draws: readonly CalendarDraw[] }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {daysOf(list).map((day) => (
        <section key={day} className="surface grid gap-2 p-4">
          <h2 className="num text-16">{formatDay(`${day}T05:00:00.000Z`, language)}</h2>
          <ul className="grid">
            {list
              .filter((draw) => draw.businessDay === day)
              .map(({ gameId, gameName, drawName, drawAt, draws }) => (
                <li
                  key={`${gameId} ${drawAt}`}
                  className="flex min-h-11 items-center gap-3 border-b border-hairline last:border-0"
                >
                  <time className="num w-12 text-13 text-muted" dateTime={drawAt}>
                    {formatTime(drawAt, language)}
                  </time>
                  <ButtonLink
                    tone="text"
                    size="s"
                    className="justify-start! text-left"
                    to={`/lottery?gameCode=${gameId}`}
                  >
                    {localName(gameName, language)}
                  </ButtonLink>
                  {(drawName || draws > 1) && (
                    <small className="num ml-auto text-12 text-subtle">
                      {drawName ? localName(drawName, language) : t('drawCount', { n: draws })}
                    </small>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
