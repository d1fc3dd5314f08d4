import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuard } from '~/features/session';
import { Amount } from '~/features/wallet';
import { formatCount, formatMoney, toMinor } from '~/lib/format';
import { ApiError } from '~/lib/http';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { FieldError, TextField } from '~/ui/field';
import { lazyPage } from '~/ui/lazy-page';
import { toast } from '~/ui/toast';
import { playText } from '#libs/lottery-engine/browser';
import { drawQueries, everyDraw, placeBet, type Betting, type Draw } from '../api/lottery.api';
import {
  minorText,
  maxWinOf,
  multiplesOf,
  MOST_TIMES,
  priceOf,
  totalOf,
  UNITS,
  within,
  type SlipEntry,
} from '../model/slip';

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
  slip: readonly SlipEntry[];
  unit: bigint;
  onUnit: (unit: bigint) => void;
  onSlip: (slip: readonly SlipEntry[]) => void;
  /** Takes a line back to the board. */
  onEdit: (entry: SlipEntry) => void;
}

/** The lines of a bet, how often and in how many draws, and what it costs. */
export function SlipPanel(props: SlipPanelProps) {
  const { gameId, prizeMode, series, rebate, oddsOf, coming, slip, unit, onUnit, onSlip, onEdit } = props;
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const client = useQueryClient();
  const guard = useGuard();
  const [times, setTimes] = useState('1');
  const [draws, setDraws] = useState('1');
  const [rise, setRise] = useState(1);
  const [own, setOwn] = useState<Readonly<Record<number, string>>>({});
  const [stop, setStop] = useState(true);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [removed, setRemoved] = useState<readonly SlipEntry[]>();
  const count = Math.min(within(draws, MOST_DRAWS), Math.max(1, coming.length));
  const multiples = multiplesOf(within(times, MOST_TIMES), count, rise, own);
  const total = totalOf(slip, multiples, rebate);
  const { data: setting } = useQuery(drawQueries.setting(gameId));
  const isTooLarge =
    setting !== undefined && maxWinOf(slip, oddsOf, Math.max(...multiples)) > toMinor(setting.winAmountMax);

  function remove(id: string): void {
    setRemoved(slip);
    onSlip(slip.filter((entry) => entry.id !== id));
  }
  async function send(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const body: Betting = {
        ...{ gameId, prizeMode, winStop: stop && count > 1, betCartAmountSum: minorText(total) },
        contents: slip.map(({ play, content, unit: price }) => ({
          ...{ playId: play, bettingContent: content, singleBetPrice: minorText(price) },
          ...(series !== undefined && { series }),
        })),
        numeros: coming.slice(0, count).map(({ numero }, at) => ({ numero, multiple: multiples[at]! })),
      };
      const { orderNumber } = await placeBet(body, key);
      toast(t('placed', { number: orderNumber }), 'win');
      onSlip([]);
      setRemoved(undefined);
      setKey(crypto.randomUUID());
    } catch (failure) {
      if (failure instanceof ApiError && !failure.isNetwork && failure.status < 500)
        setKey(crypto.randomUUID());
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: everyDraw.queryKey });
    }
  }
  return (
    <section className="surface grid content-start gap-4 p-4 sm:p-5">
      <h2 className="text-18">{t('slip')}</h2>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-13 font-medium text-muted">{t('unit')}</legend>
        <div className="flex flex-wrap gap-2">
          {UNITS.map((price) => (
            <Chip key={String(price)} pressed={unit === price} onClick={() => onUnit(price)}>
              <Amount value={minorText(price)} short />
            </Chip>
          ))}
        </div>
      </fieldset>
      {slip.length === 0 ? (
        <p className="text-muted">{t('slipEmpty')}</p>
      ) : (
        <ul className="grid gap-2">
          {slip.map((entry) => (
            <li key={entry.id} className="grid gap-1 border-b border-hairline pb-2 last:border-0">
              <div className="flex items-start justify-between gap-2">
                <b className="font-semibold">
                  {playText({ group: entry.group, code: entry.play }, language === 'vi' ? 'vi' : 'en').name}
                </b>
                <span className="flex">
                  <Button tone="text" size="s" onClick={() => onEdit(entry)}>
                    {t('edit')}
                  </Button>
                  <Button tone="text" size="s" aria-label={t('remove')} onClick={() => remove(entry.id)}>
                    ✕
                  </Button>
                </span>
              </div>
              <p className="num line-clamp-2 text-13 break-all text-muted">{entry.content}</p>
              <p className="num flex justify-between text-13">
                <span className="text-muted">{t('lines', { n: formatCount(entry.lines, language) })}</span>
                <Amount value={minorText(priceOf(entry, rebate))} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <Button
          tone="text"
          onClick={() => {
            onSlip(removed);
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
          onChange={(event) => setTimes(event.target.value.replaceAll(/\D/g, ''))}
        />
        <TextField
          label={t('draws')}
          value={draws}
          inputMode="numeric"
          onChange={(event) => setDraws(event.target.value.replaceAll(/\D/g, ''))}
        />
      </div>
      {count > 1 && (
        <ChasePlan
          draws={coming.slice(0, count)}
          multiples={multiples}
          rise={rise}
          onRise={(factor) => {
            setRise(factor);
            setOwn({});
          }}
          onMultiple={(at, text) => setOwn({ ...own, [at]: text.replaceAll(/\D/g, '') })}
        />
      )}
      {count > 1 && (
        <label className="flex min-h-11 items-center gap-2 text-14">
          <input type="checkbox" checked={stop} onChange={(event) => setStop(event.target.checked)} />
          {t('stop')}
        </label>
      )}
      <p className="flex items-baseline justify-between">
        <span className="text-muted">{t('total')}</span>
        <b className="text-20 text-gold-hi" aria-live="polite">
          <Amount value={minorText(total)} />
        </b>
      </p>
      {setting && (
        <p className={classNames('text-12', isTooLarge ? 'text-loss' : 'text-muted')} role="status">
          {t(isTooLarge ? 'tooLarge' : 'mostWin', { most: formatMoney(setting.winAmountMax, language) })}
        </p>
      )}
      {error && <FieldError>{error}</FieldError>}
      <Button
        tone="gold"
        size="l"
        block
        busy={busy}
        disabled={slip.length === 0 || coming.length === 0 || isTooLarge}
        onClick={() => guard('session', () => void send())}
      >
        {t('confirm')}
      </Button>
    </section>
  );
}
