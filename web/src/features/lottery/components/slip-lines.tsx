import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { optionText, playOf, playText } from '#libs/lottery-engine/browser';
import { useMoney } from '../hooks/use-money';
import { pickText } from '../model/pick-text';
import { withoutPick } from '../model/refusal';
import { priceOf, type SlipEntry } from '../model/slip';
import { PointsInput } from './points-input';

interface SlipLinesProps {
  slip: readonly SlipEntry[];
  rebate: number;
  /** Numbers of a play that take no more bets on the next draw. */
  fullOf: (play: string) => readonly string[];
  onSlip: (slip: readonly SlipEntry[]) => void;
  onEdit: (entry: SlipEntry) => void;
  onRemove: (id: string) => void;
  /** The line that does not fit, and what is said of it. */
  refused: { id: string; note: ReactNode } | undefined;
}

/** The selections of a slip, each with points that can be changed in place. */
export function SlipLines({ slip, rebate, fullOf, onSlip, onEdit, onRemove, refused }: SlipLinesProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const money = useMoney();
  const inWords = language === 'vi' ? 'vi' : 'en';
  const shown = ({ play: code, group, content }: SlipEntry): string =>
    playOf(group, code)?.rule.kind === 'options'
      ? content
          .split(',')
          .map((option) => optionText(option, inWords))
          .join(', ')
      : content;
  const fullIn = ({ play: code, group, content }: SlipEntry): string[] => {
    const play = playOf(group, code);
    if (!play) return [];
    return fullOf(code)
      .filter((pick) => withoutPick(play, content, pick) !== undefined)
      .map((pick) => pickText(t, play, pick, inWords));
  };
  const setUnit = (id: string, unit: bigint): void =>
    onSlip(slip.map((entry) => (entry.id === id ? { ...entry, unit } : entry)));
  return (
    <ul className="grid gap-2">
      {slip.map((entry) => {
        const { name } = playText({ group: entry.group, code: entry.play }, inWords);
        const isRefused = refused?.id === entry.id;
        const full = fullIn(entry);
        return (
          <li
            key={entry.id}
            className={classNames(
              'grid gap-1 border-b border-hairline pb-2 last:border-b-0',
              isRefused && '-ml-4 border-l-3 border-l-loss pl-3.5 sm:-ml-5 sm:pl-4.5',
            )}
          >
            <div className="flex items-start justify-between gap-2">
              <b className="pt-2.5 font-semibold">{name}</b>
              <span className="flex shrink-0">
                <Button tone="text" size="s" onClick={() => onEdit(entry)}>
                  {t('edit')}
                </Button>
                <IconButton
                  icon="close"
                  iconSize={16}
                  label={t('remove')}
                  onClick={() => onRemove(entry.id)}
                />
              </span>
            </div>
            <p className="num line-clamp-3 text-14 font-medium break-words">{shown(entry)}</p>
            <div className="flex flex-wrap items-center justify-between gap-2 text-13">
              <label className="num flex items-center gap-1.5 text-muted">
                {t('lines', { n: formatCount(entry.lines, language) })} ×
                <PointsInput
                  label={`${t('ownPoints')}: ${name}`}
                  unit={entry.unit}
                  onUnit={(unit) => setUnit(entry.id, unit)}
                  className="w-20 text-right"
                />
                {t('pointsShort')}
              </label>
              <b className="num">{money(priceOf(entry, rebate))}</b>
            </div>
            {isRefused && refused.note}
            {!isRefused && full.length > 0 && (
              <p className="num text-13 text-loss">{t('fullList', { list: full.join(', ') })}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
