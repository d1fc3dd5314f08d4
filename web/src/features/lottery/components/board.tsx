import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { printSelection, quickPick, type Play } from '#libs/lottery-engine/browser';
import { useFrequencies } from '../hooks/use-frequencies';
import { useMoney } from '../hooks/use-money';
import {
  boardOf,
  contentOf,
  draftOf,
  emptyDraft,
  rowsOf,
  symbolsOf,
  systemSizes,
  toggled,
} from '../model/draft';
import { isCountable, rememberHotCold, wantsHotCold } from '../model/hot-cold';
import type { PastedLine } from '../model/paste';
import { pickText } from '../model/pick-text';
import { isPicked } from '../model/refusal';
import { possibleWin, priceOf, readContent } from '../model/slip';
import { OptionsBoard } from './options-board';
import { PairGrid } from './pair-grid';
import { PasteField } from './paste-field';
import { PickButton, type BoardMarks } from './pick-button';
import { Points } from './points';
import { RowBoard } from './row-board';
import { SetHelpers } from './set-helpers';

const WORDS = 4_096;

export interface BoardProps {
  gameId: string;
  play: Play;
  /** ×1000 by tier. */
  odds: Readonly<Record<string, number>>;
  /** Off the price of a line, in millionths. */
  rebate: number;
  unit: bigint;
  onUnit: (unit: bigint) => void;
  /** A selection to begin with. */
  start?: string;
  /** Numbers that take no more bets on this draw. */
  full: readonly string[];
  onAdd: (lines: readonly PastedLine[]) => void;
}

/** Where a selection is made: by its symbols, by names of sets, or as text. */
export function Board(props: BoardProps) {
  const { gameId, play, odds, rebate, unit, onUnit, start, full, onAdd } = props;
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const money = useMoney();
  const shown = start === undefined ? undefined : draftOf(play, start);
  const [draft, setDraft] = useState(shown ?? emptyDraft(play));
  const kind = boardOf(play);
  const symbols = symbolsOf(play);
  const canCount = isCountable(play);
  const systems = systemSizes(play);
  const [showsHotCold, setShowsHotCold] = useState(wantsHotCold);
  const counted = useFrequencies(gameId, play, showsHotCold && canCount);
  const marks: BoardMarks = {
    isFull: (at, symbol) => isPicked(play, full, at, symbol),
    frequency: (at, symbol) => counted?.byRow[at]?.get(symbol),
  };
  const [row = []] = draft;
  const setRow = (chosen: string[]): void => setDraft([chosen]);
  const isEmpty = draft.every((each) => each.length === 0);
  const text = contentOf(play, draft);
  const read = text === undefined ? undefined : readContent(play, text);
  const entry = read && { ...read, id: '', play: play.code, group: play.group, unit };

  function pickAtRandom(size?: number): void {
    const words = crypto.getRandomValues(new Uint32Array(WORDS));
    setDraft(draftOf(play, printSelection(play, quickPick(play, words, size))) ?? draft);
  }
  function toggleHotCold(): void {
    rememberHotCold(!showsHotCold);
    setShowsHotCold(!showsHotCold);
  }
  function add(): void {
    if (!read) return;
    onAdd([read]);
    setDraft(emptyDraft(play));
  }
  return (
    <section aria-label={t('pick')} className="surface grid min-w-0 gap-4 p-4 sm:p-5">
      {kind === 'pairs' && <SetHelpers symbols={symbols} chosen={row} onChange={setRow} />}
      {kind === 'pairs' && <PairGrid symbols={symbols} chosen={row} marks={marks} onChange={setRow} />}
      {kind === 'options' && (
        <OptionsBoard
          play={play}
          odds={odds}
          symbols={symbols}
          chosen={row}
          marks={marks}
          onChange={setRow}
        />
      )}
      {kind === 'rows' && (
        <RowBoard rows={rowsOf(play)} symbols={symbols} draft={draft} marks={marks} onChange={setDraft} />
      )}
      {kind === 'symbols' && (
        <div
          className={classNames(
            'grid gap-1.5',
            symbols.length > 10 || symbols.length === 6 ? 'grid-cols-6' : 'grid-cols-5',
            symbols.length > 6 && 'sm:grid-cols-10',
          )}
        >
          {symbols.map((symbol) => (
            <PickButton
              key={symbol}
              symbol={symbol}
              isPicked={row.includes(symbol)}
              marks={marks}
              onPress={() => setRow(toggled(row, [symbol], symbols))}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => pickAtRandom()}>{t('quick')}</Button>
        <Button tone="text" disabled={isEmpty} onClick={() => setDraft(emptyDraft(play))}>
          {t('clear')}
        </Button>
        {canCount && (
          <Chip pressed={showsHotCold} className="ml-auto" onClick={toggleHotCold}>
            {t('hotCold')}
          </Chip>
        )}
      </div>
      {systems.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-13 text-muted">{t('systems')}</span>
          {systems.map((size) => (
            <Chip key={size} pressed={row.length === size} onClick={() => pickAtRandom(size)}>
              {t('system', { n: size })}
            </Chip>
          ))}
        </div>
      )}
      {counted && <p className="text-12 text-muted">{t('hotColdHelp', { n: counted.draws })}</p>}
      {full.length > 0 && (
        <p className="num text-13 text-muted">
          {t('fullList', {
            list: full.map((pick) => pickText(t, play, pick, language === 'vi' ? 'vi' : 'en')).join(', '),
          })}
        </p>
      )}
      <Points unit={unit} onUnit={onUnit} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num text-13 text-muted" role="status">
          {entry ? (
            <>
              {t('lines', { n: formatCount(entry.lines, language) })} ={' '}
              <b className="text-gold-hi">{money(priceOf(entry, rebate))}</b>
              <span className="block">
                {t('mayWin')} <b className="text-win">{money(possibleWin([entry], () => odds, 1))}</b>
              </span>
            </>
          ) : (
            t(isEmpty ? 'pickFirst' : 'pickMore')
          )}
        </p>
        <Button tone="jade" className="ml-auto max-sm:w-full" disabled={!read} onClick={add}>
          {t('add')}
        </Button>
      </div>
      {kind !== 'options' && (
        <PasteField play={play} unit={unit} onAdd={onAdd} {...(start !== undefined && !shown && { start })} />
      )}
    </section>
  );
}
