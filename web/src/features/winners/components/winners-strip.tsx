import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GameArt } from '~/art/game-art';
import { Amount } from '~/features/wallet';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { SectionHead } from '~/ui/section-head';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState } from '~/ui/states';
import { BOARD_LENGTH, winnerQueries } from '../api/winners.api';
import { useAgo } from '../hooks/use-ago';

/** Real, settled rounds only, names masked. */
export function WinnersStrip() {
  const { t } = useTranslation('winners');
  const language = useLanguage();
  const { data, error } = useQuery(winnerQueries.board());
  const ago = useAgo();
  if (error && !data) throw error;
  return (
    <section className="grid min-w-0 grid-rows-[auto_1fr]" data-cat="jackpot">
      <SectionHead title={t('title')} />
      <div className="surface grid content-evenly px-3.5 py-1.5 sm:px-5 sm:py-2">
        {data?.length === 0 && (
          <EmptyState art="crown" title={t('none')} text={t('noneText')} className="py-6!" />
        )}
        {data
          ? data.slice(0, BOARD_LENGTH).map((win) => (
              <div
                key={win.winnerId}
                className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3 border-hairline py-[9px] not-first:border-t"
              >
                <span className="relative size-10 overflow-hidden rounded-sm">
                  <GameArt
                    thumb
                    game={{ id: win.gameId, title: win.gameName.vi, category: 'rng', vendor: win.vassalage }}
                  />
                </span>
                <span className="min-w-0">
                  <b className="block truncate font-medium">{localName(win.gameName, language)}</b>
                  <small className="text-12 whitespace-nowrap text-subtle">
                    {win.account} · {ago(win.at)}
                  </small>
                </span>
                <b className="font-semibold text-win">
                  <Amount value={win.payout} short signed />
                </b>
              </div>
            ))
          : Array.from({ length: BOARD_LENGTH }, (_, i) => (
              <div key={i} className="flex items-center gap-3 py-[9px]">
                <Skeleton className="size-10" />
                <Skeleton className="h-8 flex-1" />
              </div>
            ))}
      </div>
    </section>
  );
}
