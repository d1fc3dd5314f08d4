import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import type { Play } from '#libs/lottery-engine/browser';
import { useMoney } from '../hooks/use-money';
import { readPasted, type PastedLine } from '../model/paste';

const SAMPLE = '12,34x50k 68x20';

interface PasteFieldProps {
  play: Play;
  /** The stake of a line where the text has none. */
  unit: bigint;
  onAdd: (lines: readonly PastedLine[]) => void;
  start?: string;
}

/** Selections as text, typed or pasted, with amounts of their own. */
export function PasteField({ play, unit, onAdd, start = '' }: PasteFieldProps) {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  const [text, setText] = useState(start);
  const { lines, faults } = readPasted(play, text);
  const help =
    lines.length === 0
      ? t('typedHelp')
      : lines
          .map((line) => `${line.content} × ${money(line.unit ?? unit)}`)
          .slice(0, 3)
          .join(' · ') + (lines.length > 3 ? ` … (${lines.length})` : '');
  return (
    <TextField
      label={t('typed')}
      value={text}
      inputMode="text"
      autoComplete="off"
      placeholder={play.rule.kind === 'options' ? '' : SAMPLE}
      help={<span className="num break-all">{help}</span>}
      error={faults.length > 0 ? `${t('invalid')}: ${faults.slice(0, 3).join(' · ')}` : undefined}
      onChange={(event) => setText(event.target.value)}
      after={
        <Button
          tone="soft"
          size="s"
          className="-mr-2.5"
          disabled={lines.length === 0 || faults.length > 0}
          onClick={() => {
            onAdd(lines);
            setText('');
          }}
        >
          {t('addTyped')}
        </Button>
      }
    />
  );
}
