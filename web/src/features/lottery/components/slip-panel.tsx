import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuard } from '~/features/session';
import { toMinor } from '~/lib/format';
import { ApiError } from '~/lib/http';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { CheckField, FieldError, TextField } from '~/ui/field';
import { lazyPage } from '~/ui/lazy-page';
import { toast } from '~/ui/toast';
import { drawQueries, everyDraw, placeBet, type Betting, type Draw } from '../api/lottery.api';
import type { BetTerms } from '../hooks/use-bet-terms';
import { useMoney } from '../hooks/use-money';
import { changesOf, inText, type OddsChange } from '../model/odds';
import {
  fitted,
  fullPickOf,
  newOddsIn,
  refusalIn,
  type FullPick,
  type OfferedOdds,
  type Refusal,
} from '../model/refusal';
import {
  minorText,
  maxWinOf,
  multiplesOf,
  MOST_TIMES,
  possibleWin,
  totalOf,
  within,
  type SlipEntry,
} from '../model/slip';
import { SlipLines } from './slip-lines';

const RefusalNote = lazyPage(() => import('./refusal-note').then((m) => m.RefusalNote), 'lottery');
const OddsNote = lazyPage(() => import('./odds-note').then((m) => m.OddsNote), 'lottery');
const ChasePlan = lazyPage(() => import('./chase-plan').then((m) => m.ChasePlan), 'lottery');
const MOST_DRAWS = 120;

export interface SlipPanelProps {
  gameId: string;
  prizeMode: Betting['prizeMode'];
  /** Absent where odds are fixed. */
  series: number | undefined;
  /** Off the price of a line, in millionths. */
  rebate: number;
  /** ×1000 by tier. */
  oddsOf: (play: string) => Readonly<Record<string, number>>;
  coming: readonly Draw[];
  /** Numbers of a play that take no more bets on the next draw. */
  fullOf: (play: string) => readonly string[];
  slip: readonly SlipEntry[];
  terms: BetTerms;
  onSlip: (slip: readonly SlipEntry[]) => void;
  /** Takes a line back to the board. */
  onEdit: (entry: SlipEntry) => void;
  /** Puts the latest slip of the game on this one; absent where there is none. */
  onRepeat: (() => void) | undefined;
  onPlaced: () => void;
  /** A number that was refused because it takes no more. */
  onFull: (pick: FullPick) => void;
  /** Odds that are newer than those of the menu. */
  onOdds: (offered: readonly OfferedOdds[]) => void;
}

/** The lines of a bet, how often and in how many draws, and what it costs. */
export function SlipPanel(props: SlipPanelProps) {
  const { gameId, prizeMode, series, rebate, oddsOf, coming, slip, terms, onSlip, onEdit } = props;
  const { times, draws, rise, own, stop, key } = terms;
  const { t } = useTranslation('lottery');
  const money = useMoney();
  const client = useQueryClient();
  const guard = useGuard();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [oddsChanges, setOddsChanges] = useState<readonly OddsChange[]>([]);
  const [removed, setRemoved] = useState<readonly SlipEntry[]>();
  const { data: setting } = useQuery(drawQueries.setting(gameId));
  const mostDraws = Math.min(setting?.drawsMax ?? MOST_DRAWS, MOST_DRAWS, Math.max(1, coming.length));
  const mostTimes = Math.min(setting?.betMultipleMax ?? MOST_TIMES, MOST_TIMES);
  const count = within(draws, mostDraws);
  const multiples = multiplesOf(within(times, mostTimes), count, rise, own);
  const total = totalOf(slip, multiples, rebate);
  const perDraw = totalOf(slip, [Math.max(...multiples)], rebate);
  const isTooLarge =
    setting !== undefined && maxWinOf(slip, oddsOf, Math.max(...multiples)) > toMinor(setting.winAmountMax);
  const isTooMuch = setting !== undefined && perDraw > toMinor(setting.betAmountMax);

  function change(next: readonly SlipEntry[]): void {
    setRefusal(undefined);
    setOddsChanges([]);
    onSlip(next);
  }
  function shorten(next: readonly SlipEntry[]): void {
    setRemoved(slip);
    change(next);
  }
  /** Says which odds have changed or which limit it was; every other failure in the server's words. */
  function explain(failure: unknown): void {
    const offered = newOddsIn(failure);
    if (offered.length > 0) {
      setOddsChanges(
        offered.flatMap(({ play, odds }) => {
          const group = slip.find((entry) => entry.play === play)?.group;
          return group === undefined ? [] : [{ group, play, pairs: changesOf(oddsOf(play), odds) }];
        }),
      );
      return props.onOdds(offered);
    }
    const found = refusalIn(failure, slip);
    setRefusal(found);
    if (!found) return setError(failure instanceof Error ? failure.message : String(failure));
    const current = coming[0]?.numero;
    if (current === undefined) return;
    const at = coming.findIndex(({ numero }) => numero === found.numero);
    const full = fullPickOf(found, current, multiples[at] ?? 1);
    if (full) props.onFull(full);
  }
  async function send(): Promise<void> {
    setBusy(true);
    setError(undefined);
    setRefusal(undefined);
    setOddsChanges([]);
    try {
      const body: Betting = {
        ...{ gameId, prizeMode, winStop: stop && count > 1, betCartAmountSum: minorText(total) },
        contents: slip.map(({ play, content, unit: price }) => ({
          ...{ playId: play, bettingContent: content, singleBetPrice: minorText(price) },
          ...(series !== undefined && { series }),
          odds: inText(oddsOf(play)),
        })),
        numeros: coming.slice(0, count).map(({ numero }, at) => ({ numero, multiple: multiples[at]! })),
      };
      const { orderNumber } = await placeBet(body, key);
      toast(t('placed', { number: orderNumber }), 'win');
      onSlip([]);
      setRemoved(undefined);
      terms.renewKey();
      props.onPlaced();
    } catch (failure) {
      if (failure instanceof ApiError && !failure.isNetwork && failure.status < 500) terms.renewKey();
      explain(failure);
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: everyDraw.queryKey });
    }
  }
  const note = refusal && <RefusalNote refusal={refusal} slip={slip} cost={perDraw} onSlip={change} />;
  const lowered = isTooMuch ? fitted(slip, perDraw, toMinor(setting.betAmountMax)) : undefined;
  const refusedId = slip.find(({ id }) => id === refusal?.entryId)?.id;
  return (
    <section className="surface grid content-start gap-4 p-4 sm:p-5">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h2 className="text-18">
          {t('slip')} {slip.length > 0 && <span className="num text-gold">({slip.length})</span>}
        </h2>
        {slip.length > 0 && (
          <Button tone="text" size="s" onClick={() => shorten([])}>
            {t('clearSlip')}
          </Button>
        )}
      </div>
      {slip.length === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{t('slipEmpty')}</p>
          {props.onRepeat && <Button onClick={props.onRepeat}>{t('repeatLast')}</Button>}
        </div>
      ) : (
        <SlipLines
          slip={slip}
          rebate={rebate}
          fullOf={props.fullOf}
          onSlip={change}
          onEdit={onEdit}
          onRemove={(id) => shorten(slip.filter((entry) => entry.id !== id))}
          refused={refusedId === undefined ? undefined : { id: refusedId, note }}
        />
      )}
      {removed && (
        <Button
          tone="text"
          onClick={() => {
            change(removed);
            setRemoved(undefined);
          }}
        >
          {t('undo')}
        </Button>
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('multiple')}
          value={times}
          inputMode="numeric"
          onChange={(event) => terms.setTimes(event.target.value.replaceAll(/\D/g, ''))}
        />
        <TextField
          label={t('draws')}
          value={draws}
          inputMode="numeric"
          onChange={(event) => terms.setDraws(event.target.value.replaceAll(/\D/g, ''))}
        />
      </div>
      {count > 1 && (
        <ChasePlan
          draws={coming.slice(0, count)}
          multiples={multiples}
          rise={rise}
          onRise={(factor) => {
            terms.setRise(factor);
            terms.setOwn({});
          }}
          onMultiple={(at, text) => terms.setOwn({ ...own, [at]: text.replaceAll(/\D/g, '') })}
        />
      )}
      {count > 1 && (
        <CheckField checked={stop} onChange={(event) => terms.setStop(event.target.checked)}>
          {t('stop')}
        </CheckField>
      )}
      <dl className="grid gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <dt className="text-muted">{t('total')}</dt>
          <dd className="num text-20 font-bold text-gold-hi" aria-live="polite">
            {money(total)}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-3 text-13">
          <dt className="text-muted">{t('mayWin')}</dt>
          <dd className="num font-semibold text-win">
            {money(possibleWin(slip, oddsOf, Math.max(...multiples)))}
          </dd>
        </div>
      </dl>
      <p className="text-12 text-muted">{t('mayWinHelp')}</p>
      {setting && (
        <div className="grid gap-0.5 text-12">
          <p className={classNames(isTooLarge ? 'text-loss' : 'text-muted')} role="status">
            {t(isTooLarge ? 'tooLarge' : 'mostWin', { most: money(toMinor(setting.winAmountMax)) })}
          </p>
          <p className={classNames(isTooMuch ? 'text-loss' : 'text-muted')} role="status">
            {t(isTooMuch ? 'tooMuch' : 'limits', {
              least: money(toMinor(setting.betAmountMin)),
              most: money(toMinor(setting.betAmountMax)),
            })}
          </p>
          {lowered && (
            <Button size="s" className="mt-1.5 justify-self-start" onClick={() => change(lowered)}>
              {t('refusal.fit')}
            </Button>
          )}
        </div>
      )}
      {refusedId === undefined && slip.length > 0 && note}
      {oddsChanges.length > 0 && <OddsNote changes={oddsChanges} />}
      {error && <FieldError>{error}</FieldError>}
      <Button
        tone="gold"
        size="l"
        block
        busy={busy}
        disabled={slip.length === 0 || coming.length === 0 || isTooLarge || isTooMuch}
        onClick={() => guard('session', () => void send())}
      >
        {t('confirm')}
      </Button>
    </section>
  );
}
