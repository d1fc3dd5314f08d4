import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { TextField } from '~/ui/field';
import {
  chanceText,
  explain,
  optionText,
  playText,
  printSelection,
  quickPick,
  type Play,
} from '#libs/lottery-engine/browser';
import { readContent, symbolsOf } from '../model/slip';

const WORDS = 4_096;

const shownPick = (play: Play, pick: string, language: 'vi' | 'en'): string =>
  play.rule.kind === 'options'
    ? pick
        .split(',')
        .map((code) => optionText(code, language))
        .join(', ')
    : pick;

export interface BoardProps {
  play: Play;
  /** ×1000 by tier. */
  odds: Readonly<Record<string, number>>;
  /** A selection to begin with. */
  start?: string;
  onAdd: (content: string, lines: number) => void;
}

/** Where a selection is made: buttons where its symbols fit, text for every play. */
export function Board({ play, odds, start = '', onAdd }: BoardProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const inWords = language === 'vi' ? 'vi' : 'en';
  const [text, setText] = useState(start);
  const symbols = symbolsOf(play);
  const chosen = new Set(text.split(',').map((part) => part.trim()));
  const read = text.trim() === '' ? undefined : readContent(play, text);
  const isWrong = text.trim() !== '' && !read;
  const { rule } = playText(play, inWords);
  const { chances, example } = explain(play, odds);
  const [first] = chances;
  const tier = first?.tiers[0];

  function toggle(symbol: string): void {
    const kept = symbols.filter((other) => (other === symbol) !== chosen.has(other));
    setText(kept.join(','));
  }
  function pickAtRandom(): void {
    const words = crypto.getRandomValues(new Uint32Array(WORDS));
    setText(printSelection(play, quickPick(play, words)));
  }
  function add(): void {
    if (!read) return;
    onAdd(read.content, read.lines);
    setText('');
  }
  return (
    <section className="surface grid gap-4 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-18">{t('pick')}</h2>
        <p className="text-13 text-muted">{rule}</p>
        {tier && (
          <p className="num text-13 text-gold">
            {t('pays', { odds: tier.odds / 1000 })} · {t('chance', { chance: chanceText(tier.chance) })}
          </p>
        )}
        <p className="num text-13 text-muted">
          {t('example', {
            pick: shownPick(play, example.pick, inWords),
            stake: formatMoney('1000', language),
            prize: formatMoney(String(example.prize), language),
          })}
        </p>
      </div>
      {symbols.length > 0 && (
        <div
          className={classNames(
            'grid gap-1.5',
            symbols.length > 20 ? 'grid-cols-5 sm:grid-cols-10' : 'grid-cols-3 sm:grid-cols-5',
          )}
        >
          {symbols.map((symbol) => (
            <button
              key={symbol}
              type="button"
              aria-pressed={chosen.has(symbol)}
              onClick={() => toggle(symbol)}
              className={classNames(
                'num min-h-11 rounded-md border px-1 font-semibold',
                chosen.has(symbol)
                  ? 'gold-wash border-gold text-gold-hi'
                  : 'border-line bg-card text-text hover:border-line-strong',
              )}
            >
              {play.rule.kind === 'options' ? optionText(symbol, inWords) : symbol}
            </button>
          ))}
        </div>
      )}
      {play.rule.kind !== 'options' && (
        <TextField
          label={t('typed')}
          value={text}
          inputMode="text"
          autoComplete="off"
          help={t('typedHelp')}
          error={isWrong ? t('invalid') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={pickAtRandom}>{t('quick')}</Button>
        <Button tone="text" disabled={text === ''} onClick={() => setText('')}>
          {t('clear')}
        </Button>
        <Button tone="jade" className="ml-auto" disabled={!read} onClick={add}>
          {t('add')}
          {read && <span className="num">· {t('lines', { n: read.lines })}</span>}
        </Button>
      </div>
    </section>
  );
}
