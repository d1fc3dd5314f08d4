import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { agentQueries, type Alert } from '../api/agent.api';
import { MemberDialog } from './member-dialog';
import { Section, useMoney } from './report-parts';

const TONES = { BIG_WIN: 'loss', UNUSUAL_BETS: 'gold', LEFT: 'plain' } as const;
const SHOWN = 8;

/** Members who won much, bet far more than usual, or no longer play. */
export function AlertList() {
  const { t } = useTranslation('agent');
  const money = useMoney();
  const { data = [] } = useQuery(agentQueries.alerts());
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  if (data.length === 0) return null;
  const about = ({ kind, amount, usual }: Alert) =>
    t(`alert.text.${kind}`, { amount: money(amount), usual: money(usual) });
  return (
    <Section title={t('alert.title')}>
      <ul className="grid gap-2">
        {(all ? data : data.slice(0, SHOWN)).map((alert) => (
          <li
            key={`${alert.kind} ${alert.memberId} ${alert.day}`}
            className="well flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1"
          >
            <Button tone="text" size="s" onClick={() => setOpen(alert.memberId)}>
              {alert.account}
            </Button>
            <Tag tone={TONES[alert.kind]}>{t(`alert.kind.${alert.kind}`)}</Tag>
            <span className="num min-w-0 text-13 text-muted wrap-anywhere">{about(alert)}</span>
            <span className="num ml-auto text-12 text-subtle">{alert.day}</span>
          </li>
        ))}
      </ul>
      {!all && data.length > SHOWN && (
        <Button className="justify-self-start" size="s" onClick={() => setAll(true)}>
          {t('alert.all', { count: data.length })}
        </Button>
      )}
      {open && <MemberDialog memberId={open} onClose={() => setOpen(null)} />}
    </Section>
  );
}
