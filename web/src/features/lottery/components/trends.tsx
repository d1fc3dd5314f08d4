import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Chip } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { QueryView } from '~/ui/query-view';
import { Skeleton } from '~/ui/skeleton';
import {
  bigRoad,
  currentStreak,
  gameDefinitionOf,
  headsAndTails,
  layoutOf,
  type Result,
} from '#libs/lottery-engine/browser';
import { drawQueries, type HotAndGaps } from '../api/lottery.api';
import { hasHeadsAndTails, roadSides } from '../model/trend-scope';
import { Voids } from './voids';

const ROAD_COLUMNS = 30;

/** What the last hundred results of a game show: frequencies, gaps, heads and tails, and the road map. */
export function Trends({ gameId }: { gameId: string }) {
  const { t } = useTranslation('lottery');
  const results = useQuery(drawQueries.archive(gameId));
  const layoutId = gameDefinitionOf(gameId)?.layout;
  if (!layoutId) return null;
  return (
    <section className="surface grid gap-4 p-4 sm:p-5">
      <div>
        <h2 className="text-18">{t('trends')}</h2>
        <p className="text-13 text-muted">{t('statistics')}</p>
      </div>
      <QueryView
        query={results}
        inline
        skeleton={<Skeleton className="h-48" />}
        isEmpty={(list) => list.length === 0}
        empty={<p className="text-muted">{t('noResult')}</p>}
      >
        {(list) => {
          const oldestFirst = list.map(({ winningNumber }) => winningNumber).toReversed();
          return (
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <Frequencies gameId={gameId} />
              <Road layoutId={layoutId} results={oldestFirst} />
              {hasHeadsAndTails(layoutId) && <HeadsAndTails layoutId={layoutId} last={oldestFirst.at(-1)!} />}
            </div>
          );
        }}
      </QueryView>
      <Voids gameId={gameId} />
    </section>
  );
}

interface PartProps {
  layoutId: string;
  /** Oldest first. */
  results: readonly Result[];
}

type Figures = HotAndGaps['numbers'][number];

/** Numbers that came most often, and those that have been absent for longest, as the server counts them. */
function Frequencies({ gameId }: { gameId: string }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const figures = useQuery(drawQueries.hotAndGaps(gameId));
  const lists = [
    { key: 'hot', figure: ({ times }: Figures) => t('times', { n: formatCount(times, language) }) },
    { key: 'cold', figure: ({ gap }: Figures) => t('gap', { n: formatCount(gap, language) }) },
  ] as const;
  return (
    <QueryView query={figures} inline skeleton={<Skeleton className="h-48" />}>
      {({ numbers, draws, ...named }) => (
        <div className="grid gap-4">
          {lists.map(({ key, figure }) => (
            <div key={key} className="grid gap-2">
              <h3 className="text-14 text-muted">{t(key, { n: draws })}</h3>
              <ul className="grid grid-cols-5 gap-1.5">
                {named[key]
                  .flatMap((name) => numbers.find(({ number }) => number === name) ?? [])
                  .map((row) => (
                    <li key={row.number} className="grid justify-items-center rounded-md bg-well py-1.5">
                      <b className="num text-16">{row.number}</b>
                      <small className="num text-12 text-muted">{figure(row)}</small>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </QueryView>
  );
}

function Road({ layoutId, results }: PartProps) {
  const { t } = useTranslation('lottery');
  const [by, setBy] = useState<'SIZE' | 'PARITY'>('SIZE');
  const sides = roadSides(layoutId, results, by);
  const cells = bigRoad(sides);
  const first = Math.max(0, Math.max(0, ...cells.map(({ column }) => column)) - ROAD_COLUMNS + 1);
  const shown = cells.filter(({ column }) => column >= first);
  const streak = currentStreak(sides);
  const nameOf = (side: string) => t(`side.${side}` as 'side.BIG');
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto text-14 text-muted">{t('road')}</h3>
        {(['SIZE', 'PARITY'] as const).map((key) => (
          <Chip key={key} pressed={by === key} onClick={() => setBy(key)}>
            {t(`by.${key}`)}
          </Chip>
        ))}
      </div>
      {streak && <p className="text-13">{t('streak', { side: nameOf(streak.side), n: streak.length })}</p>}
      <div
        role="img"
        aria-label={streak ? t('streak', { side: nameOf(streak.side), n: streak.length }) : t('road')}
        className="no-scrollbar grid auto-cols-[1.6rem] grid-flow-col grid-rows-[repeat(6,1.6rem)] gap-0.5 overflow-x-auto rounded-md bg-well p-2"
      >
        {shown.map(({ side, column, row }) => (
          <span
            key={`${column}:${row}`}
            style={{ gridColumn: column - first + 1, gridRow: row + 1 }}
            className={classNames(
              'grid place-items-center rounded-full border-2 text-12 font-semibold',
              side === 'BIG' || side === 'ODD' ? 'border-loss text-loss' : 'border-info text-[#8FC0FF]',
            )}
          >
            {nameOf(side).slice(0, 1)}
          </span>
        ))}
      </div>
    </div>
  );
}

function HeadsAndTails({ layoutId, last }: { layoutId: string; last: Result }) {
  const { t } = useTranslation('lottery');
  const { heads, tails } = headsAndTails(layoutOf(layoutId), last);
  const tables = [
    { key: 'heads', lists: heads },
    { key: 'tails', lists: tails },
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:col-span-2">
      {tables.map(({ key, lists }) => (
        <table key={key} className="num w-full text-14">
          <caption className="pb-1 text-left text-14 text-muted">{t(key)}</caption>
          <tbody>
            {lists.map((digits, digit) => (
              <tr key={digit} className="border-b border-hairline last:border-0">
                <th scope="row" className="w-10 py-1 text-left text-gold">
                  {digit}
                </th>
                <td className="py-1">{digits.join(', ') || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
