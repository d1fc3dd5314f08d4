import { useTranslation } from 'react-i18next';
import { classNames } from '~/ui/class-names';
import type { Warmth } from '../model/heat';
import { pickClass } from './press';

/** What is known of the symbols of a board, by row. */
export interface BoardMarks {
  isFull: (row: number, symbol: string) => boolean;
  warmth: (row: number, symbol: string) => Warmth | undefined;
}

const SIGNS = { hot: '▲ ', cold: '▽ ' } as const;
const TINTS = { hot: 'bg-loss/18!', cold: 'bg-info/18!' } as const;

interface PickButtonProps {
  symbol: string;
  row?: number;
  /** Of the row, where the board has several. */
  rowName?: string;
  isPicked: boolean;
  marks: BoardMarks;
  onPress: () => void;
}

/** A symbol of a board: chosen or not, full or not, and how often it has been drawn where the player wants to see it. */
export function PickButton({ symbol, row = 0, rowName, isPicked, marks, onPress }: PickButtonProps) {
  const { t } = useTranslation('lottery');
  const isFull = marks.isFull(row, symbol);
  const warmth = marks.warmth(row, symbol);
  const note = isFull ? t('full') : warmth && t('times', { n: warmth.times });
  const { tone } = warmth ?? {};
  return (
    <button
      type="button"
      aria-label={[rowName ? `${rowName} ${symbol}` : symbol, note].filter(Boolean).join(', ')}
      aria-pressed={isPicked}
      className={pickClass(
        isPicked,
        'text-16 leading-tight',
        isFull && !isPicked ? 'border-dashed text-subtle!' : '',
        tone && !isPicked && !isFull ? TINTS[tone] : '',
      )}
      onClick={onPress}
    >
      <span className={classNames('block', isFull && 'line-through')}>{symbol}</span>
      {note && (
        <small className="block text-11 font-normal whitespace-nowrap">
          {isFull ? note : `${tone ? SIGNS[tone] : ''}${warmth!.times}`}
        </small>
      )}
    </button>
  );
}
