import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import type { AgentContractType } from '../api/agent.api';

export interface TierDraft {
  rate: string;
  bet: string;
  active: string;
  loss: string;
}
export const EMPTY_TIER: TierDraft = { rate: '', bet: '0', active: '0', loss: '0' };
const MOST_TIERS = 6;

/** "0.5" per cent in millionths, exactly. */
export function toPpm(percent: string): number {
  const [whole = '0', decimals = ''] = percent.replace(',', '.').split('.');
  return Number(whole) * 10_000 + Number(decimals.slice(0, 4).padEnd(4, '0'));
}

export const tiersOf = (tiers: readonly TierDraft[], type: AgentContractType) =>
  tiers.map(({ rate, bet, active, loss }) => ({
    ...{ rate: toPpm(rate), betAmount: `${bet || '0'}.00`, activeMember: Number(active || '0') },
    ...(type === 'DIVIDEND' && { lossAmount: `${loss || '0'}.00` }),
  }));

/** The tiers of a contract while they are typed. */
export function TierFields({
  type,
  tiers,
  onChange,
}: {
  type: AgentContractType;
  tiers: readonly TierDraft[];
  onChange: (tiers: readonly TierDraft[]) => void;
}) {
  const { t } = useTranslation('agent');
  const change = (at: number, part: Partial<TierDraft>) =>
    onChange(tiers.map((tier, i) => (i === at ? { ...tier, ...part } : tier)));
  return (
    <>
      {tiers.map((tier, at) => (
        <fieldset key={at} className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
          <legend className="mb-1 text-13 text-muted">{t('contract.tierNumber', { number: at + 1 })}</legend>
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
          {type === 'DIVIDEND' && (
            <TextField
              label={t('contract.loss')}
              inputMode="numeric"
              pattern="\d{1,13}"
              required
              value={tier.loss}
              onChange={(event) => change(at, { loss: event.target.value })}
            />
          )}
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          size="s"
          disabled={tiers.length >= MOST_TIERS}
          onClick={() => onChange([...tiers, EMPTY_TIER])}
        >
          {t('contract.addTier')}
        </Button>
        {tiers.length > 1 && (
          <Button type="button" size="s" onClick={() => onChange(tiers.slice(0, -1))}>
            {t('contract.removeTier')}
          </Button>
        )}
      </div>
    </>
  );
}
