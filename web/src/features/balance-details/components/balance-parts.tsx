import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '~/features/session';
import { Amount, BalanceAmount } from '~/features/wallet';
import { classNames } from '~/ui/class-names';
import { partsBeside, type Part, type Parts } from '../model/parts';

export interface BalancePartsProps {
  balance: Parts;
  /** What the place is about; the others follow. */
  lead: 'available' | 'withdrawable';
  /** The place shows the leading amount itself. */
  leadShown?: boolean;
}

/** What can be played with and paid out, what is held, bonus money and owed: each where it says something of its own. */
export function BalanceParts({ balance, lead, leadShown = false }: BalancePartsProps) {
  const access = useAccess();
  // Play money is never paid out.
  const parts = partsBeside(lead, balance).filter((part) => access !== 'demo' || part !== 'withdrawable');
  if (leadShown && parts.length === 0) return null;
  return (
    <dl className="grid gap-2.5">
      {!leadShown && <Row part={lead} balance={balance} isLead />}
      {parts.map((part) => (
        <Row key={part} part={part} balance={balance} />
      ))}
    </dl>
  );
}

function Row({ part, balance, isLead = false }: { part: Part; balance: Parts; isLead?: boolean }) {
  const { t } = useTranslation('balance-details');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
      <dt className={isLead ? 'col-span-2 text-13 text-muted' : 'text-14 text-muted'}>{t(`part.${part}`)}</dt>
      <dd
        className={classNames(
          'num',
          isLead ? 'head col-span-2 text-24 text-gold-hi' : 'text-right text-14 font-medium',
          part === 'owed' && 'text-loss',
        )}
      >
        <BalanceAmount value={balance[part]} />
      </dd>
      <Note part={part} balance={balance} />
    </div>
  );
}

function Note({ part, balance }: { part: Part; balance: Parts }) {
  const { t } = useTranslation('balance-details');
  if (part === 'available') return null;
  if (part !== 'withdrawable') return <NoteText>{t(`note.${part}`)}</NoteText>;
  if (balance.turnoverLeft === '0.00') return null;
  return (
    <NoteText>
      {t('note.turnover')} <Amount value={balance.turnoverLeft} short />
    </NoteText>
  );
}

/** A second description of the same term. */
function NoteText({ children }: { children: ReactNode }) {
  return <dd className="col-span-2 text-12 text-subtle">{children}</dd>;
}
