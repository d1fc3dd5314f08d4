import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAccess } from '~/features/session';
import { formatTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Skeleton } from '~/ui/skeleton';
import { gameDefinitionOf } from '#libs/lottery-engine/browser';
import { drawQueries, type DrawDetail, type DrawResult } from '../api/lottery.api';
import { useMoney } from '../hooks/use-money';
import { useReveal } from '../hooks/use-reveal';
import { outcomeOf } from '../model/outcome';
import { isTable, prizesInOrder, revealOrder } from '../model/reveal';

/** Read again this often until there is a result, in case its event is lost. */
const READ_MS = 15_000;
/** Between a result and the settlement of its tickets, which has no event of its own. */
const SETTLE_MS = 3_000;
const STEP_MS = 700;

interface LiveDrawProps {
  gameId: string;
  numero: string;
  onClose: () => void;
  /** Between two values; only presentation. */
  stepMs?: number;
}

/** A draw after its betting has closed: what it waits for, its result value by value, and what the player's tickets won. */
export function LiveDraw({ gameId, numero, onClose, stepMs = STEP_MS }: LiveDrawProps) {
  const { t } = useTranslation('lottery');
  const { data } = useQuery({
    ...drawQueries.detail(gameId, numero),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : READ_MS),
  });
  return (
    <section aria-label={t('live.title')} className="surface grid gap-3 p-4 sm:p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-18">
          {t('live.title')}{' '}
          <span className="num text-13 font-normal text-muted">{t('draw', { numero })}</span>
        </h2>
        <IconButton
          icon="close"
          iconSize={18}
          label={t('live.close')}
          className="-my-2 -mr-2"
          onClick={onClose}
        />
      </div>
      {data?.result ? (
        <Drawn gameId={gameId} result={data.result} stepMs={stepMs} />
      ) : (
        <Waiting detail={data} />
      )}
    </section>
  );
}

const isOver = ({ result, draw }: DrawDetail): boolean => result !== null || draw.state === 'VOID';

function Waiting({ detail }: { detail: DrawDetail | undefined }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  if (!detail) return <Skeleton className="h-10" />;
  const { draw, proof, voidReason } = detail;
  if (draw.state === 'VOID')
    return (
      <p role="status">
        {t('live.void')}
        {voidReason !== null && ` ${t(`voidReason.${voidReason}` as 'voidReason.OPERATOR')}.`}
      </p>
    );
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <span aria-hidden="true" className="size-3 shrink-0 animate-pulse rounded-full bg-loss" />
      {proof ? t('live.beacon') : t('live.official', { time: formatTime(draw.drawAt, language) })}
    </p>
  );
}

interface DrawnProps {
  gameId: string;
  result: DrawResult;
  stepMs: number;
}

function Drawn({ gameId, result: { numero, winningNumber: values }, stepMs }: DrawnProps) {
  const { t } = useTranslation('lottery');
  const access = useAccess();
  const order = revealOrder(values);
  const count = useReveal(order.length, stepMs);
  const shown = new Set(order.slice(0, count).map(({ prize, at }) => `${prize}${at}`));
  const last = order[count - 1];
  const isWhole = count === order.length;
  const has = (prize: string, at: number): boolean => shown.has(`${prize}${at}`);
  const isNewest = (prize: string, at: number): boolean =>
    !isWhole && last?.prize === prize && last.at === at;
  const props = { values, has, isNewest };
  return (
    <>
      {isTable(values) ? <Sheet {...props} /> : <Balls {...props} isDice={isDice(gameId)} />}
      {!isWhole && (
        <p className="text-13 text-muted" role="status">
          {t('drawing')}
        </p>
      )}
      {isWhole && access !== 'guest' && <Own gameId={gameId} numero={numero} />}
    </>
  );
}

const isDice = (gameId: string): boolean => gameDefinitionOf(gameId)?.layout === 'K3';

interface ValuesProps {
  values: Readonly<Record<string, readonly string[]>>;
  has: (prize: string, at: number) => boolean;
  isNewest: (prize: string, at: number) => boolean;
}

/** The prizes in the order in which they come; a number that has not come yet keeps its place. */
function Sheet({ values, has, isNewest }: ValuesProps) {
  const { t } = useTranslation('lottery');
  return (
    <dl className="grid gap-px overflow-hidden rounded-md border border-line">
      {prizesInOrder(values).map((prize) => (
        <div
          key={prize}
          className="grid grid-cols-[minmax(5rem,auto)_1fr] items-center gap-3 bg-well px-3 py-1.5"
        >
          <dt className="text-13 text-muted">
            {t(`prizeName.${prize === 'B' && 'A' in values ? 'POST_B' : prize}` as 'prizeName.DB')}
          </dt>
          <dd
            className={classNames(
              'num flex flex-wrap gap-x-3 gap-y-1 font-semibold',
              prize === 'DB' && 'head text-24 text-loss-soft',
            )}
          >
            {values[prize]!.map((value, at) => (
              <span
                key={at}
                className={classNames(
                  !has(prize, at) && 'text-subtle',
                  isNewest(prize, at) && 'text-gold-hi',
                )}
              >
                {has(prize, at) ? value : '•'.repeat(value.length)}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Balls({ values, has, isNewest, isDice: asDice }: ValuesProps & { isDice: boolean }) {
  return (
    <p className="flex flex-wrap gap-2">
      {Object.entries(values).flatMap(([prize, list]) =>
        list.map((value, at) =>
          asDice && has(prize, at) ? (
            <Die key={`${prize}${at}`} value={value} />
          ) : (
            <span
              key={`${prize}${at}`}
              className={classNames(
                'num head grid size-11 place-items-center text-18',
                asDice ? 'rounded-md' : 'rounded-full',
                has(prize, at) ? 'gold-fill' : 'bg-raised text-muted',
                isNewest(prize, at) && 'outline-2 outline-offset-2 outline-gold',
              )}
            >
              {has(prize, at) ? value : '?'}
            </span>
          ),
        ),
      )}
    </p>
  );
}

/** Cells of three by three that have a pip. */
const PIPS: Readonly<Record<string, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
const CELLS = 9;

function Die({ value }: { value: string }) {
  return (
    <span
      role="img"
      aria-label={value}
      className="grid size-11 grid-cols-3 grid-rows-3 place-items-center rounded-md bg-text p-1.5"
    >
      {Array.from({ length: CELLS }, (_, cell) => (
        <span
          key={cell}
          className={classNames(
            'size-2 rounded-full',
            PIPS[value]?.includes(cell) && (value === '1' || value === '4' ? 'bg-danger' : 'bg-page'),
          )}
        />
      ))}
    </span>
  );
}

/** What the player's own tickets of the draw came to. */
function Own({ gameId, numero }: { gameId: string; numero: string }) {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  const { data } = useQuery({
    ...drawQueries.ofDraw(gameId, numero),
    refetchInterval: ({ state }) =>
      state.data && outcomeOf(state.data).kind === 'pending' ? SETTLE_MS : false,
  });
  const outcome = data && outcomeOf(data);
  if (!outcome || outcome.kind === 'none') return null;
  return (
    <p
      role="status"
      className={classNames(
        'rounded-md px-3 py-2 font-semibold',
        outcome.kind === 'won' ? 'bg-win/13 text-18 text-win' : 'bg-well text-muted',
      )}
    >
      {outcome.kind === 'won'
        ? t('live.won', { amount: money(outcome.amount) })
        : t(`live.${outcome.kind}` as 'live.lost')}
    </p>
  );
}
