import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCountdown, formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { useNow } from '~/lib/now';
import { SectionHead } from '~/ui/section-head';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState } from '~/ui/states';
import { lotteryQueries, type OpenedGame } from '../api/next-draws.api';
import { nextDraws } from '../model/next-draws';

const SHOWN = 3;
/** Stacked on phones: a draw has no focusable element, so keyboards could not scroll a row. */
const ROW = 'grid gap-3 sm:auto-cols-fr sm:grid-flow-col';

function Draw({ game, now }: { game: OpenedGame; now: number }) {
  const { t } = useTranslation('next-draws');
  const language = useLanguage();
  const draw = game.current;
  const left = (Date.parse(draw.closeAt) - now) / 1_000;
  return (
    <article className="surface grid content-between gap-3 p-4.5 max-sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="text-16">{localName(game.gameName, language)}</h3>
        <p className="num text-13 text-muted">{t('draw', { numero: draw.numero })}</p>
      </div>
      <div className="max-sm:text-right">
        <small className="text-12 text-subtle">{t('closesIn')}</small>
        <p className="num head text-24 leading-[1.3]" role="timer">
          {formatCountdown(left)}
        </p>
      </div>
      <div className="max-sm:col-span-2 max-sm:flex max-sm:justify-between max-sm:gap-3">
        <small className="mb-1 block text-12 text-subtle">{t('drawAt')}</small>
        <p className="num text-muted">{formatDateTime(draw.drawAt, language)}</p>
      </div>
    </article>
  );
}

/** The next draws with their time left; by the server's hours, counted down here. */
export function NextDraws() {
  const { t } = useTranslation('next-draws');
  const { data, error, refetch } = useQuery(lotteryQueries.opened());
  const now = useNow();
  const shown = nextDraws(data ?? [], now, SHOWN);
  const closedSince = data && data.length > 0 && shown.length < Math.min(SHOWN, data.length);
  useEffect(() => {
    if (closedSince) void refetch();
  }, [closedSince, refetch]);
  if (error && !data) throw error;
  return (
    <section className="grid min-w-0 grid-rows-[auto_1fr]" data-cat="lottery">
      <SectionHead title={t('title')} />
      {data && shown.length === 0 ? (
        <div className="surface">
          <EmptyState art="balls" title={t('none')} text={t('noneText')} />
        </div>
      ) : (
        <div className={ROW}>
          {data
            ? shown.map((game) => <Draw key={game.gameCode} game={game} now={now} />)
            : Array.from({ length: SHOWN }, (_, i) => (
                <Skeleton key={i} className="h-30 rounded-lg! sm:h-59" />
              ))}
        </div>
      )}
    </section>
  );
}
