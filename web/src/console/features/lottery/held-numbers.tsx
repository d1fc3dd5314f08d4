import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { smallButton } from '../../ui/list-head';
import { ReasonDialog } from '../../ui/reason-dialog';
import { holdNumber, lotteryQueries, type HeldNumber } from './lottery.api';
import { useLotteryAction } from './use-lottery-action';

const field = 'min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14';

/** Numbers of a game that take no bets, in one draw or in all. */
export function HeldNumbers({ gameId }: { gameId: string }) {
  const { t } = useTranslation('console-lottery');
  const { data = [] } = useQuery(lotteryQueries.heldNumbers(gameId));
  const [change, setChange] = useState<HeldNumber | 'NEW' | null>(null);
  return (
    <section>
      <div className="flex items-center gap-3 pb-2">
        <h2 className="mr-auto text-14">{t('held.title')}</h2>
        <button type="button" className={smallButton} onClick={() => setChange('NEW')}>
          {t('held.hold')}
        </button>
      </div>
      {data.length === 0 && <p className="text-muted">{t('held.none')}</p>}
      <ul className="grid gap-1">
        {data.map((held) => (
          <li
            key={`${held.play} ${held.pick} ${held.numero}`}
            className="flex flex-wrap items-center gap-x-3"
          >
            <b className="num">{held.pick}</b>
            <span className="num">{held.play}</span>
            <span>{held.numero ?? t('held.everyDraw')}</span>
            <span className="mr-auto text-muted">{held.reason}</span>
            <button type="button" className={smallButton} onClick={() => setChange(held)}>
              {t('held.release')}
            </button>
          </li>
        ))}
      </ul>
      {change === 'NEW' && <Hold gameId={gameId} onClose={() => setChange(null)} />}
      {change !== null && change !== 'NEW' && (
        <Release gameId={gameId} held={change} onClose={() => setChange(null)} />
      )}
    </section>
  );
}

function Hold({ gameId, onClose }: { gameId: string; onClose: () => void }) {
  const { t } = useTranslation('console-lottery');
  const { data: plays = [] } = useQuery(lotteryQueries.plays(gameId));
  const [play, setPlay] = useState('');
  const [pick, setPick] = useState('');
  const [numero, setNumero] = useState('');
  const act = useLotteryAction(
    (reason: string) =>
      holdNumber(gameId, play || plays[0]!.playId, {
        ...{ pick: pick.trim(), isHeld: true, reason },
        ...(numero.trim() && { numero: numero.trim() }),
      }),
    { onDone: onClose },
  );
  return (
    <ReasonDialog
      title={t('held.hold')}
      error={null}
      busy={act.isPending}
      onClose={onClose}
      onConfirm={(reason) => act.mutate(reason)}
    >
      <label className="grid gap-1">
        <span className="text-12 text-muted">{t('held.play')}</span>
        <select className={field} value={play} onChange={(event) => setPlay(event.target.value)}>
          {plays.map(({ playId }) => (
            <option key={playId} value={playId}>
              {playId}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        <span className="text-12 text-muted">{t('held.pick')}</span>
        <input required className={field} value={pick} onChange={(event) => setPick(event.target.value)} />
      </label>
      <label className="grid gap-1">
        <span className="text-12 text-muted">{t('held.numero')}</span>
        <input className={field} value={numero} onChange={(event) => setNumero(event.target.value)} />
      </label>
    </ReasonDialog>
  );
}

function Release({ gameId, held, onClose }: { gameId: string; held: HeldNumber; onClose: () => void }) {
  const { t } = useTranslation('console-lottery');
  const { play, pick, numero } = held;
  const act = useLotteryAction(
    (reason: string) => holdNumber(gameId, play, { pick, isHeld: false, reason, ...(numero && { numero }) }),
    { onDone: onClose },
  );
  return (
    <ReasonDialog
      title={t('held.releaseTitle', { pick, play })}
      error={null}
      busy={act.isPending}
      onClose={onClose}
      onConfirm={(reason) => act.mutate(reason)}
    />
  );
}
