import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Tag, type TagTone } from '~/ui/chip';
import { QueryView } from '~/ui/query-view';
import { agentQueries, type AgentContractType, type Contract } from '../api/agent.api';
import { ContractActions } from './contract-actions';
import { OfferForm } from './offer-form';
import { Simulator } from './simulator';
import { ratePercent, Section } from './report-parts';

const TONES: Partial<Record<Contract['status'], TagTone>> = {
  ACTIVE: 'win',
  PENDING_SIGN: 'gold',
  TERMINATING: 'gold',
  AUTO_TERMINATED: 'loss',
  TERMINATED: 'loss',
};
const LIVE: readonly Contract['status'][] = ['ACTIVE', 'PENDING_SIGN', 'TERMINATING'];
/** Contracts that have ended are shown up to here. */
const ENDED_SHOWN = 3;

function ContractCard({ contract, isParty }: { contract: Contract; isParty: boolean }) {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const { status, tiers, effectiveFrom, effectiveTo, party, counterparty } = contract;
  const conditionsOf = ({ betAmount, activeMember }: Contract['tiers'][number]): string[] => [
    ...(Number(betAmount) > 0
      ? [t('contract.tierBet', { bet: formatMoney(betAmount, language, { short: true }) })]
      : []),
    ...(activeMember > 0 ? [t('contract.tierActive', { active: activeMember })] : []),
  ];
  const other = isParty ? (counterparty ?? t('contract.platform')) : party;
  return (
    <li className="well grid gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b className="font-semibold wrap-anywhere">{t('contract.with', { name: other })}</b>
        <Tag tone={TONES[status] ?? 'plain'}>{t(`contract.status.${status}`)}</Tag>
      </div>
      <ul className="num grid gap-1 text-13 text-muted">
        {tiers.map((tier) => (
          <li key={tier.rate}>
            <b className="font-semibold text-text">{ratePercent(tier.rate, language)}</b>
            {' · '}
            {conditionsOf(tier).join(' · ') || t('contract.tierAny')}
          </li>
        ))}
      </ul>
      {effectiveFrom && (
        <p className="num text-12 text-subtle">
          {t('contract.effective', { from: formatDateTime(effectiveFrom, language) })}
          {effectiveTo && ` · ${t('contract.until', { to: formatDateTime(effectiveTo, language) })}`}
        </p>
      )}
      <ContractActions contract={contract} isParty={isParty} />
    </li>
  );
}

/** The contracts of one kind: the agent's own with the upline, and those with agents directly below. */
export function ContractPanel({ type }: { type: AgentContractType }) {
  const { t } = useTranslation('agent');
  const query = useQuery(agentQueries.contracts());
  const [offering, setOffering] = useState(false);
  const [simulating, setSimulating] = useState(false);
  const list = (contracts: readonly Contract[], isParty: boolean) => {
    const live = contracts.filter(({ status }) => LIVE.includes(status));
    const ended = contracts.filter(({ status }) => !LIVE.includes(status)).slice(0, ENDED_SHOWN);
    if (live.length + ended.length === 0) return <p className="text-muted">{t('contract.none')}</p>;
    return (
      <ul className="grid gap-2 lg:grid-cols-2">
        {[...live, ...ended].map((contract) => (
          <ContractCard key={contract.id} contract={contract} isParty={isParty} />
        ))}
      </ul>
    );
  };
  return (
    <QueryView query={query}>
      {(all) => {
        const contracts = all.filter((contract) => contract.type === type);
        const own = contracts.filter(({ own: isOwn }) => isOwn);
        const below = contracts.filter(({ own: isOwn }) => !isOwn);
        return (
          <div className="grid gap-4">
            <Section title={t('contract.own')}>{list(own, true)}</Section>
            <Section title={t('contract.downline')}>
              {list(below, false)}
              {own.some(({ status }) => status === 'ACTIVE') && (
                <div className="grid gap-3">
                  <Button className="justify-self-start" onClick={() => setOffering(!offering)}>
                    {t('contract.offer')}
                  </Button>
                  {offering && <OfferForm type={type} onDone={() => setOffering(false)} />}
                </div>
              )}
            </Section>
            <Section title={t('simulator.title')}>
              <Button className="justify-self-start" onClick={() => setSimulating(!simulating)}>
                {t(simulating ? 'close' : 'simulator.open')}
              </Button>
              {simulating && <Simulator type={type} />}
            </Section>
          </div>
        );
      }}
    </QueryView>
  );
}
