import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { Button, ButtonLink } from '~/ui/button';
import { Countdown } from '~/ui/countdown';
import { QueryView } from '~/ui/query-view';
import { LazyBoundary, lazyPage } from '~/ui/lazy-page';
import { Skeleton } from '~/ui/skeleton';
import { Sheet } from '~/ui/sheet';
import { useAccess } from '~/features/session';
import { oddsAt } from '#libs/lottery-engine/browser';
import { drawQueries, type Betting, type Game, type Order } from '../api/lottery.api';
import { inMilli, withNewer, type NewerOdds } from '../model/odds';
import type { PastedLine } from '../model/paste';
import { prizeModeOf, rememberMode } from '../model/prize-mode';
import type { OfferedOdds } from '../model/refusal';
import { useBetTerms } from '../hooks/use-bet-terms';
import { useSoldOut } from '../hooks/use-sold-out';
import { useWatchedDraw } from '../hooks/use-watched-draw';
import { useWide } from '../hooks/use-wide';
import {
  entriesOf,
  keepSlip,
  keptSlip,
  playsOfGame,
  POINT,
  rebateOf,
  totalOf,
  type SlipEntry,
} from '../model/slip';
import { Board } from './board';
import { PlayTabs } from './play-tabs';
import { PlayTerms } from './play-terms';
import { PrizeChoice } from './prize-choice';
import { ResultFold } from './result-fold';
import { Results } from './results';
import { SlipBar } from './slip-bar';
import { SlipPanel } from './slip-panel';

/** What lies below the board, or is looked at on demand, loads after it. */
const Tickets = lazyPage(() => import('./tickets').then((m) => m.Tickets), 'lottery');
const Trends = lazyPage(() => import('./trends').then((m) => m.Trends), 'lottery');
const LiveDraw = lazyPage(() => import('./live-draw').then((m) => m.LiveDraw), 'lottery');
const DrawDialog = lazyPage(() => import('./draw-dialog').then((m) => m.DrawDialog), 'lottery');
const LOADING = <Skeleton className="h-48 rounded-lg!" />;

/** Plays that a game opens with where the address names none. */
const USUAL: ReadonlySet<string> = new Set(['FIX', 'RANK']);

function GameHead({ game, onEnd }: { game: Game; onEnd: () => void }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  return (
    <header className="surface flex flex-wrap items-center justify-between gap-4 p-4 sm:p-5">
      <div>
        <ButtonLink tone="text" size="s" to="/lottery">
          ‹ {t('back')}
        </ButtonLink>
        <h1 className="text-title">{localName(game.gameName, language)}</h1>
        <p className="num text-13 text-muted">
          {t('draw', { numero: game.current.numero })} ·{' '}
          {game.current.drawName && `${localName(game.current.drawName, language)} · `}
          <time dateTime={game.current.drawAt}>{formatTime(game.current.drawAt, language)}</time>
        </p>
      </div>
      <div className="text-right">
        <small className="text-12 text-subtle">{t('closesIn')}</small>
        <p>
          <Countdown
            until={Date.parse(game.current.closeAt)}
            label={t('closesIn')}
            className="head text-24 text-gold-hi"
            onEnd={onEnd}
          />
        </p>
      </div>
    </header>
  );
}

export interface LotteryGameProps {
  game: Game;
  /** The play that the address names. */
  start: string | null;
  onEnd: () => void;
}

/** One game: its next draw, board, slip, tickets and results. */
export function LotteryGame({ game, start, onEnd }: LotteryGameProps) {
  const { t } = useTranslation('lottery');
  const gameId = game.gameCode;
  const usual = prizeModeOf(game.area);
  const [prizeMode, setPrizeMode] = useState<string>(usual);
  const [chosen, setChosen] = useState<number>();
  const ranges = useQuery(drawQueries.series(gameId));
  const menu = useQuery(drawQueries.menu(gameId));
  const coming = useQuery(drawQueries.coming(gameId));
  const [code, setCode] = useState(start);
  const [unit, setUnit] = useState(POINT);
  const [slip, setSlip] = useState<readonly SlipEntry[]>(() => keptSlip(gameId));
  const [showsSlip, setShowsSlip] = useState(false);
  const terms = useBetTerms();
  const isWide = useWide();
  const access = useAccess();
  const today = useQuery({ ...drawQueries.today(), enabled: access !== 'guest' });
  const ofGame = (order: Order): boolean => order.gameId === gameId;
  const latestToday = today.data?.list.find(ofGame);
  const earlier = useInfiniteQuery({
    ...drawQueries.history(),
    enabled: access !== 'guest' && today.data !== undefined && !latestToday,
  });
  const latest = latestToday ?? earlier.data?.pages.flatMap(({ list }) => list).find(ofGame);
  const [edited, setEdited] = useState<SlipEntry>();
  const [showsTrends, setShowsTrends] = useState(false);
  const [shown, setShown] = useState<{ gameId: string; numero: string }>();
  const soldOut = useSoldOut(gameId, game.current.numero);
  const [newer, setNewer] = useState<Readonly<Record<string, NewerOdds>>>({});
  const { watched, watch } = useWatchedDraw(gameId);
  useEffect(() => keepSlip(gameId, slip), [gameId, slip]);
  function edit(entry: SlipEntry): void {
    setSlip(slip.filter(({ id }) => id !== entry.id));
    setUnit(entry.unit);
    setCode(entry.play);
    setEdited(entry);
    setShowsSlip(false);
  }
  function repeat(order: Order): void {
    const plays = playsOfGame(
      gameId,
      order.contents.map(({ playId }) => playId),
    );
    setSlip(entriesOf(order, plays));
    setShowsSlip(true);
  }
  function changeMode(mode: string): void {
    rememberMode(mode);
    setPrizeMode(mode);
    setChosen(undefined);
  }
  function changePlay(other: string): void {
    setCode(other);
    setEdited(undefined);
  }
  function refresh(): void {
    watch(game.current.numero);
    onEnd();
    void coming.refetch();
  }
  return (
    <div className="grid gap-4 max-lg:pb-20" data-cat="lottery">
      <GameHead game={game} onEnd={refresh} />
      {watched !== undefined && (
        <LazyBoundary fallback={LOADING}>
          <LiveDraw key={watched} gameId={gameId} numero={watched} onClose={() => watch(undefined)} />
        </LazyBoundary>
      )}
      {!isWide && game.last && game.last.numero !== watched && <ResultFold result={game.last} />}
      <QueryView query={menu} skeleton={<Skeleton className="h-96 rounded-lg!" />}>
        {(modes) => {
          const mode = modes.find(({ prizeModeId }) => prizeModeId === prizeMode) ?? modes[0];
          const offered = mode?.playMenuGroups.flatMap(({ playMenus }) => playMenus) ?? [];
          const open = offered.filter(({ playSwitch }) => playSwitch);
          const plays = playsOfGame(
            gameId,
            open.map(({ playId }) => playId),
          );
          const play =
            plays.find((other) => other.code === code) ??
            plays.find((other) => USUAL.has(other.code)) ??
            plays[0];
          const odds = open.find(({ playId }) => playId === play?.code)?.odds;
          if (!mode || !play || !odds) return null;
          const range = ranges.data?.find(
            (other) => other.prizeModeId === mode.prizeModeId && other.gameGroupCode === play.group,
          );
          const series = range && (chosen ?? range.defaultSeries);
          const rebate = range && series !== undefined ? rebateOf(range, series) : 0;
          const listedOdds = (name: string): Record<string, number> =>
            inMilli(open.find(({ playId }) => playId === name)?.odds ?? {});
          const newerKey = (name: string): string => `${mode.prizeModeId} ${name}`;
          const oddsOf = (name: string): Readonly<Record<string, number>> => {
            const other = plays.find((each) => each.code === name);
            if (other && series !== undefined) return oddsAt(other, series);
            return withNewer(listedOdds(name), newer[newerKey(name)]);
          };
          const takeOdds = (offered: readonly OfferedOdds[]): void => {
            const found = offered.map((one): [string, NewerOdds] => [
              newerKey(one.play),
              { was: listedOdds(one.play), now: one.odds },
            ]);
            setNewer({ ...newer, ...Object.fromEntries(found) });
          };
          const add = (lines: readonly PastedLine[]): void => {
            const added = lines.map((line) => ({
              ...{ id: crypto.randomUUID(), play: play.code, group: play.group },
              ...{ content: line.content, lines: line.lines, unit: line.unit ?? unit },
            }));
            setSlip([...slip, ...added]);
            setEdited(undefined);
          };
          const panel = (
            <SlipPanel
              gameId={gameId}
              prizeMode={mode.prizeModeId as Betting['prizeMode']}
              series={series}
              rebate={rebate}
              oddsOf={oddsOf}
              coming={coming.data ?? []}
              fullOf={soldOut.picksOf}
              slip={slip}
              terms={terms}
              onSlip={setSlip}
              onEdit={edit}
              onRepeat={latest && (() => repeat(latest))}
              onPlaced={() => setShowsSlip(false)}
              onFull={soldOut.refuse}
              onOdds={takeOdds}
            />
          );
          return (
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
              <div className="grid min-w-0 gap-4">
                <section className="surface grid min-w-0 gap-3 p-4">
                  <PlayTabs plays={plays} play={play} oddsOf={oddsOf} onPlay={changePlay} />
                  <PlayTerms play={play} odds={oddsOf(play.code)} rebate={rebate} />
                  <PrizeChoice
                    modes={modes
                      .map(({ prizeModeId }) => prizeModeId)
                      .filter((name) => name === usual || name === 'ZY')}
                    mode={mode.prizeModeId}
                    onMode={changeMode}
                    range={range}
                    series={series}
                    onSeries={setChosen}
                  />
                </section>
                <Board
                  key={`${play.code} ${edited?.id}`}
                  gameId={gameId}
                  play={play}
                  odds={oddsOf(play.code)}
                  rebate={rebate}
                  unit={unit}
                  onUnit={setUnit}
                  {...(edited?.play === play.code && { start: edited.content })}
                  full={soldOut.picksOf(play.code)}
                  onAdd={add}
                />
              </div>
              {isWide ? (
                <div className="sticky top-36">{panel}</div>
              ) : (
                <>
                  <SlipBar
                    count={slip.length}
                    total={totalOf(slip, [1], rebate)}
                    onOpen={() => setShowsSlip(true)}
                  />
                  <Sheet open={showsSlip} onClose={() => setShowsSlip(false)} label={t('slip')}>
                    <div className="-mx-4 mt-7 max-h-[78dvh] overflow-y-auto">{panel}</div>
                  </Sheet>
                </>
              )}
            </div>
          );
        }}
      </QueryView>
      <div className="grid min-w-0 gap-4">
        <LazyBoundary fallback={LOADING}>
          <Tickets
            gameId={gameId}
            onRepeat={repeat}
            onDraw={(id, numero) => setShown({ gameId: id, numero })}
          />
        </LazyBoundary>
        <Results gameId={gameId} onDraw={(numero) => setShown({ gameId, numero })} />
      </div>
      {showsTrends ? (
        <LazyBoundary fallback={LOADING}>
          <Trends gameId={gameId} />
        </LazyBoundary>
      ) : (
        <Button className="justify-self-start" onClick={() => setShowsTrends(true)}>
          {t('showTrends')}
        </Button>
      )}
      {shown && <DrawDialog {...shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}
