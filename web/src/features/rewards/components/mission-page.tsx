import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Amount } from '~/features/wallet';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { Tag } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { QueryView } from '~/ui/query-view';
import { EmptyState } from '~/ui/states';
import { rewardQueries, type Leaderboard } from '../api/rewards.api';
import { Steps } from './promo-parts';

function Board({ board }: { board: Leaderboard }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  return (
    <section className="surface grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-18">{localName(board.title, language)}</h2>
        {board.frozen ? (
          <Tag tone="gold">{t('board.final')}</Tag>
        ) : (
          board.endsAt && (
            <span className="num text-12 text-muted">
              {t('until', { at: formatDateTime(board.endsAt, language) })}
            </span>
          )
        )}
      </div>
      {board.places.length === 0 && <p className="text-muted">{t('board.none')}</p>}
      <ol className="grid">
        {board.places.map((place) => (
          <li
            key={place.place}
            className={classNames(
              'grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-2 border-b border-hairline px-2 py-2 last:border-0',
              place.own && 'gold-wash rounded-md',
            )}
          >
            <b className="num font-semibold text-gold">{place.place}</b>
            <span className="min-w-0">
              <span className="block truncate">{place.own ? t('board.you') : place.name}</span>
              <span className="text-12 text-muted">
                <Amount value={place.score} bare short />
              </span>
            </span>
            {place.reward !== '0.00' && (
              <span className="font-semibold text-win">
                <Amount value={place.reward} short />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Missions with their steps, and the races that run. */
export function MissionPage() {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const missions = useQuery(rewardQueries.missions());
  const boards = useQuery(rewardQueries.boards());
  return (
    <div className="grid gap-4">
      <QueryView
        query={missions}
        isEmpty={(data) => data.missions.length === 0}
        empty={<EmptyState art="trophy" title={t('mission.none')} className="surface" />}
      >
        {(data) => (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            {data.missions.map((mission) => (
              <section key={mission.id} className="surface grid content-start gap-3 p-4 sm:p-5">
                <h2 className="text-18">{localName(mission.title, language)}</h2>
                <p className="text-13 text-muted">{localName(mission.summary, language)}</p>
                <Steps promotion={mission} />
              </section>
            ))}
          </div>
        )}
      </QueryView>
      <QueryView query={boards} inline>
        {(data) => (
          <>
            {data.map((board) => (
              <Board key={board.promotionId} board={board} />
            ))}
          </>
        )}
      </QueryView>
    </div>
  );
}
