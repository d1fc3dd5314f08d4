import { useTranslation } from 'react-i18next';
import { classNames } from '~/ui/class-names';
import type { Frequency } from '../model/frequencies';
import { pickClass } from './press';

/** What is known of the symbols of a board, by row. */
export interface BoardMarks {
  isFull: (row: number, symbol: string) => boolean;
  frequency: (row: number, symbol: string) => Frequency | undefined;
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
  const frequency = marks.frequency(row, symbol);
  const note = isFull ? t('full') : frequency && t('times', { n: frequency.times });
  const { tone } = frequency ?? {};
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
          {isFull ? note : `${tone ? SIGNS[tone] : ''}${frequency!.times}`}
        </small>
      )}
    </button>
  );
}
