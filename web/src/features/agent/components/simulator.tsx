import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { DateRange } from '~/ui/date-range';
import { FieldError, SelectField } from '~/ui/field';
import { agentQueries, simulate, type AgentContractType } from '../api/agent.api';
import { ratePercent, useMoney, useReport } from './report-parts';
import { EMPTY_TIER, TierFields, tiersOf, type TierDraft } from './tier-fields';

const AMOUNTS = ['teamBet', 'netLoss', 'gross', 'lowerTotal', 'net'] as const;

/** What terms would have brought in some days, for the agent or one directly below. */
export function Simulator({ type }: { type: AgentContractType }) {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const money = useMoney();
  const failureText = useFailureText();
  const { range, change } = useReport();
  const { data: team } = useQuery(agentQueries.team('', '', 1));
  const agents = team?.list.filter(({ accountType }) => accountType === 1) ?? [];
  const [memberId, setMemberId] = useState('');
  const [tiers, setTiers] = useState<readonly TierDraft[]>([EMPTY_TIER]);
  const run = useMutation({ mutationFn: simulate });
  function submit(event: FormEvent): void {
    event.preventDefault();
    run.mutate({ ...{ type, tiers: tiersOf(tiers, type), ...range }, ...(memberId && { memberId }) });
  }
  return (
    <form className="well grid gap-3 p-4" onSubmit={submit}>
      <p className="text-13 text-muted">{t('simulator.text')}</p>
      <SelectField
        label={t('simulator.party')}
        value={memberId}
        onChange={(event) => setMemberId(event.target.value)}
      >
        <option value="">{t('simulator.self')}</option>
        {agents.map(({ memberId: id, account }) => (
          <option key={id} value={id}>
            {account}
          </option>
        ))}
      </SelectField>
      <DateRange label={t('range')} value={range} onChange={change} />
      <TierFields type={type} tiers={tiers} onChange={setTiers} />
      {run.isError && <FieldError>{failureText(run.error)}</FieldError>}
      <Button type="submit" tone="gold" className="justify-self-start" busy={run.isPending}>
        {t('simulator.run')}
      </Button>
      {run.data && (
        <dl className="num grid grid-cols-2 gap-3 sm:grid-cols-4" aria-live="polite">
          {AMOUNTS.map((name) => (
            <div key={name}>
              <dt className="text-12 text-muted">{t(`simulator.${name}`)}</dt>
              <dd className="font-semibold wrap-anywhere">{money(run.data[name], name === 'net')}</dd>
            </div>
          ))}
          <div>
            <dt className="text-12 text-muted">{t('figure.activeMembers')}</dt>
            <dd className="font-semibold">{run.data.activeMembers}</dd>
          </div>
          <div>
            <dt className="text-12 text-muted">{t('bill.rate')}</dt>
            <dd className="font-semibold">
              {run.data.tier === 0 ? t('bill.status.NOT_REACHED') : ratePercent(run.data.rate, language)}
            </dd>
          </div>
        </dl>
      )}
    </form>
  );
}
