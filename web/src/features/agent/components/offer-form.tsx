import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { SelectField } from '~/ui/field';
import { agentQueries, type AgentContractType, type ContractAction } from '../api/agent.api';
import { useContractAction } from './contract-actions';
import { EMPTY_TIER, TierFields, tiersOf, type TierDraft } from './tier-fields';

const CARRY_RULES = ['PREV', 'NONE', 'MONTH', 'FOREVER'] as const;

/** New terms for an agent directly below. The period is that of the agent's own contract. */
export function OfferForm({ type, onDone }: { type: AgentContractType; onDone: () => void }) {
  const { t } = useTranslation('agent');
  const { data: team } = useQuery(agentQueries.team('', '', 1));
  const agents = team?.list.filter(({ accountType }) => accountType === 1 || accountType === 2) ?? [];
  const [memberId, setMemberId] = useState('');
  const [tiers, setTiers] = useState<readonly TierDraft[]>([EMPTY_TIER]);
  const [carryRule, setCarryRule] = useState<ContractAction['carryRule']>('PREV');
  const offer = useContractAction(onDone);
  function send(event: FormEvent): void {
    event.preventDefault();
    const party = memberId || agents[0]?.memberId;
    if (!party) return;
    offer.mutate({
      type,
      body: {
        ...{ action: 'REQUEST_NEW', memberId: party, tiers: tiersOf(tiers, type) },
        ...(type === 'DIVIDEND' && { carryRule }),
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
      {type === 'DIVIDEND' && (
        <SelectField
          label={t('contract.carry')}
          value={carryRule}
          onChange={(event) => setCarryRule(event.target.value as (typeof CARRY_RULES)[number])}
        >
          {CARRY_RULES.map((rule) => (
            <option key={rule} value={rule}>
              {t(`contract.carryRule.${rule}`)}
            </option>
          ))}
        </SelectField>
      )}
      <TierFields type={type} tiers={tiers} onChange={setTiers} />
      <Button
        type="submit"
        tone="gold"
        className="justify-self-start"
        busy={offer.isPending}
        disabled={agents.length === 0}
      >
        {t('contract.send')}
      </Button>
    </form>
  );
}
