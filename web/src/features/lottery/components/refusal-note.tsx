import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Callout } from '~/ui/callout';
import { playOf } from '#libs/lottery-engine/browser';
import { useMoney } from '../hooks/use-money';
import { pickText } from '../model/pick-text';
import { fitted, stakeLeft, withoutPick, type Refusal } from '../model/refusal';
import { POINT, type SlipEntry } from '../model/slip';

interface RefusalNoteProps {
  refusal: Refusal;
  slip: readonly SlipEntry[];
  /** What the slip costs in the dearest of its draws, in minor units. */
  cost: bigint;
  onSlip: (slip: readonly SlipEntry[]) => void;
}

/** Which limit a slip is above, in words, and one tap to what can still be staked. */
export function RefusalNote({ refusal, slip, cost, onSlip }: RefusalNoteProps) {
  const entry = slip.find(({ id }) => id === refusal.entryId);
  return entry ? (
    <OfLine refusal={refusal} entry={entry} slip={slip} onSlip={onSlip} />
  ) : (
    <OfSlip refusal={refusal} slip={slip} cost={cost} onSlip={onSlip} />
  );
}

function Note({ numero, text, action }: { numero?: string | undefined; text: string; action?: ReactNode }) {
  const { t } = useTranslation('lottery');
  return (
    <Callout tone="loss">
      <p role="alert" className="num">
        {numero !== undefined && `${t('draw', { numero })}: `}
        {text}
      </p>
      {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
    </Callout>
  );
}

function OfLine(props: Omit<RefusalNoteProps, 'cost'> & { entry: SlipEntry }) {
  const { refusal, entry, slip, onSlip } = props;
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const play = playOf(entry.group, entry.play);
  const left = stakeLeft(refusal);
  const { limit, pick, numero } = refusal;
  const name =
    play && pick !== undefined ? pickText(t, play, pick, language === 'vi' ? 'vi' : 'en') : undefined;
  const points = left === undefined ? '' : formatCount(Number(left / POINT), language);
  const rest = play && pick !== undefined ? withoutPick(play, entry.content, pick) : undefined;
  const replace = (next: Partial<SlipEntry>): void =>
    onSlip(slip.map((other) => (other.id === entry.id ? { ...other, ...next } : other)));
  function drop(): void {
    if (rest === undefined || rest === 'empty') onSlip(slip.filter(({ id }) => id !== entry.id));
    else replace(rest);
  }
  function text(): string {
    if (limit === 'HELD' && name !== undefined) return t('refusal.held', { pick: name });
    if (name !== undefined)
      return left === undefined
        ? t('refusal.numberFull', { pick: name })
        : t('refusal.number', { pick: name, n: points });
    return left === undefined ? t('refusal.playFull') : t('refusal.play', { n: points });
  }
  return (
    <Note
      numero={numero}
      text={text()}
      action={
        <>
          {left !== undefined && (
            <Button size="s" tone="jade" onClick={() => replace({ unit: left })}>
              {t('refusal.stake', { n: points })}
            </Button>
          )}
          {name !== undefined && rest !== undefined ? (
            <Button size="s" onClick={drop}>
              {t('refusal.drop', { pick: name })}
            </Button>
          ) : (
            left === undefined && (
              <Button size="s" onClick={drop}>
                {t('remove')}
              </Button>
            )
          )}
        </>
      }
    />
  );
}

function OfSlip({ refusal: { limit, left, numero }, slip, cost, onSlip }: RefusalNoteProps) {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  const lowered = limit === 'MEMBER' ? fitted(slip, cost, left) : undefined;
  const text =
    limit === 'MEMBER' || limit === 'WIN' || limit === 'ORDER'
      ? t(`refusal.${limit}`, { left: money(left) })
      : t('refusal.playFull');
  return (
    <Note
      numero={limit === 'ORDER' ? undefined : numero}
      text={text}
      action={
        lowered && (
          <Button size="s" tone="jade" onClick={() => onSlip(lowered)}>
            {t('refusal.fit')}
          </Button>
        )
      }
    />
  );
}
