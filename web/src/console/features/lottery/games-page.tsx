import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { playOf, playText } from '#libs/lottery-engine/browser';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { text, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { PageHead, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { useOperatorName } from '../../ui/use-operator-name';
import { Exceptions } from './exceptions';
import { Fullest } from './fullest';
import { GameChoice } from './game-choice';
import { HeldNumbers } from './held-numbers';
import { lotteryQueries, switchPlay, type ListedPlay } from './lottery.api';
import { useLotteryAction } from './use-lottery-action';

const FILTERS = { game: text('XSMB') };

/** The plays of a game, each switched on or off, its held numbers, and how full draws are; days on which the calendar differs; who did what. */
export function GamesPage() {
  const { t } = useTranslation(['console-lottery', 'console']);
  const [{ game }, change] = useUrlState(FILTERS);
  const query = useQuery(lotteryQueries.plays(game));
  const plays = query.data ?? [];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead title={t('gamesTitle')} note={query.data && t('playCount', { count: plays.length })}>
        <GameChoice value={game} onChange={(gameId) => change({ game: gameId })} only={() => true} />
      </PageHead>
      <div className="grid gap-6 overflow-auto p-4 lg:grid-cols-2">
        <ListStates query={query} isEmpty={plays.length === 0} empty={t('noPlays')}>
          <ul aria-label={t('plays')} className="grid content-start gap-px">
            {plays.map((play) => (
              <PlayRow key={`${play.playCode}.${play.playId}`} gameId={game} play={play} />
            ))}
          </ul>
        </ListStates>
        <div className="grid content-start gap-6">
          <HeldNumbers gameId={game} />
          <Fullest />
          <Exceptions />
          <Actions />
        </div>
      </div>
    </div>
  );
}

function PlayRow({ gameId, play }: { gameId: string; play: ListedPlay }) {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const act = useLotteryAction(() => switchPlay(gameId, play.playId, !play.isOff));
  const described = playOf(play.playCode, play.playId);
  const name = described ? playText(described, language === 'vi' ? 'vi' : 'en').name : play.playId;
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-hairline">
      <span className="min-w-0 flex-1">
        <b className={classNames('block truncate', play.isOff && 'text-muted')}>{name}</b>
        <span className="num text-12 text-muted">
          {play.playCode}.{play.playId}
        </span>
      </span>
      {!play.isProved && <span className="text-12 text-loss">{t('unproved')}</span>}
      <button
        type="button"
        role="switch"
        aria-checked={!play.isOff}
        aria-label={name}
        disabled={act.isPending || !play.isProved}
        className={classNames(smallButton, play.isOff && 'text-loss')}
        onClick={() => act.mutate(undefined)}
      >
        {t(play.isOff ? 'off' : 'on')}
      </button>
    </li>
  );
}

function Actions() {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const nameOf = useOperatorName();
  const { data = [] } = useQuery(lotteryQueries.actions());
  if (data.length === 0) return null;
  return (
    <section>
      <h2 className="pb-2 text-14">{t('actions')}</h2>
      <ul className="grid gap-1">
        {data.map(({ operatorId, action, subject, actedAt }) => (
          <li key={`${actedAt} ${subject} ${action}`} className="flex flex-wrap gap-x-3">
            <span className="num text-muted">{formatDateTime(actedAt, language)}</span>
            <b>{nameOf(operatorId)}</b>
            <span>{t(`action.${action}` as 'action.VOID_DRAW')}</span>
            <span className="num text-muted">{subject}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
