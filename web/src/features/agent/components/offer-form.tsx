import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { SelectField, TextField } from '~/ui/field';
import { agentQueries, type AgentContractType } from '../api/agent.api';
import { useContractAction } from './contract-actions';

interface TierDraft {
  rate: string;
  bet: string;
  active: string;
}
const EMPTY: TierDraft = { rate: '', bet: '0', active: '0' };
const MOST_TIERS = 6;

/** "0.5" per cent in millionths, exactly. */
export function toPpm(percent: string): number {
  const [whole = '0', decimals = ''] = percent.replace(',', '.').split('.');
  return Number(whole) * 10_000 + Number(decimals.slice(0, 4).padEnd(4, '0'));
}

/** New terms for an agent directly below. */
export function OfferForm({ type, onDone }: { type: AgentContractType; onDone: () => void }) {
  const { t } = useTranslation('agent');
  const { data: team } = useQuery(agentQueries.team('', '', 1));
  const agents = team?.list.filter(({ accountType }) => accountType === 1 || accountType === 2) ?? [];
  const [memberId, setMemberId] = useState('');
  const [tiers, setTiers] = useState<readonly TierDraft[]>([EMPTY]);
  const offer = useContractAction(onDone);
  const change = (at: number, part: Partial<TierDraft>) =>
    setTiers(tiers.map((tier, i) => (i === at ? { ...tier, ...part } : tier)));
  function send(event: FormEvent): void {
    event.preventDefault();
    const party = memberId || agents[0]?.memberId;
    if (!party) return;
    offer.mutate({
      type,
      body: {
        ...{ action: 'REQUEST_NEW', memberId: party },
        tiers: tiers.map(({ rate, bet, active }) => ({
          ...{ rate: toPpm(rate), betAmount: `${bet || '0'}.00`, activeMember: Number(active || '0') },
        })),
      },
    });
  }
  return (
    <form className="well grid gap-3 p-4" onSubmit={send}>
      <SelectField
        label={t('contract.party')}
        value={memberId || (agents[0]?.memberId ?? '')}
        onChange={(event) => setMemberId(event.target.value)}
      >
        {agents.map(({ memberId: id, account }) => (
          <option key={id} value={id}>
            {account}
          </option>
        ))}
      </SelectField>
      {tiers.map((tier, at) => (
        <div key={at} className="grid gap-2 sm:grid-cols-3">
          <TextField
            label={t('contract.rate')}
            inputMode="decimal"
            pattern="\d{1,2}([.,]\d{1,4})?"
            required
            value={tier.rate}
            onChange={(event) => change(at, { rate: event.target.value })}
          />
          <TextField
            label={t('contract.bet')}
            inputMode="numeric"
            pattern="\d{1,13}"
            required
            value={tier.bet}
            onChange={(event) => change(at, { bet: event.target.value })}
          />
          <TextField
            label={t('contract.active')}
            inputMode="numeric"
            pattern="\d{1,6}"
            required
            value={tier.active}
            onChange={(event) => change(at, { active: event.target.value })}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          size="s"
          disabled={tiers.length >= MOST_TIERS}
          onClick={() => setTiers([...tiers, EMPTY])}
        >
          {t('contract.addTier')}
        </Button>
        <Button type="submit" size="s" tone="gold" busy={offer.isPending} disabled={agents.length === 0}>
          {t('contract.send')}
        </Button>
      </div>
    </form>
  );
}
