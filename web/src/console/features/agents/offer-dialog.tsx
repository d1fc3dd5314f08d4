import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleDialog } from '../../shell/console-dialog';
import { primaryButton, smallButton } from '../../ui/list-head';
import { actOnContract, findAgent, type Contract } from './agents.api';
import { useAgentAction } from './use-agent-action';

const TYPES: readonly Contract['type'][] = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'];
const PERIODS = ['H', 'D', 'W', 'M'] as const;
const CARRY_RULES = ['PREV', 'NONE', 'MONTH', 'FOREVER'] as const;
const MOST_TIERS = 6;
const field = 'min-h-10 min-w-0 rounded-sm border border-line-strong bg-well px-3 text-14';

interface Draft {
  rate: string;
  bet: string;
  active: string;
  loss: string;
}
const EMPTY: Draft = { rate: '', bet: '0', active: '0', loss: '0' };

const toPpm = (percent: string): number => Math.round(Number(percent.replace(',', '.')) * 10_000);

/** New terms of the platform for an agent at the top, who signs them. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['console-agents', 'console']);
  const [account, setAccount] = useState('');
  const [type, setType] = useState<Contract['type']>('DAILY');
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('H');
  const [carryRule, setCarryRule] = useState<(typeof CARRY_RULES)[number]>('PREV');
  const [tiers, setTiers] = useState<readonly Draft[]>([EMPTY]);
  const isDividend = type === 'DIVIDEND';
  const offer = useAgentAction(async () => {
    const { memberId } = await findAgent(account.trim());
    return actOnContract({
      ...{ action: 'REQUEST_NEW', type, memberId },
      ...(isDividend && { period, carryRule }),
      tiers: tiers.map((tier) => ({
        ...{ rate: toPpm(tier.rate), betAmount: `${tier.bet}.00`, activeMember: Number(tier.active) },
        ...(isDividend && { lossAmount: `${tier.loss}.00` }),
      })),
    });
  }, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    offer.mutate(undefined);
  };
  const change = (at: number, part: Partial<Draft>) =>
    setTiers(tiers.map((tier, i) => (i === at ? { ...tier, ...part } : tier)));
  const columns: readonly (keyof Draft)[] = isDividend
    ? ['rate', 'bet', 'active', 'loss']
    : ['rate', 'bet', 'active'];
  return (
    <ConsoleDialog label={t('offer')} onClose={onClose}>
      <form className="grid gap-3 p-4" onSubmit={submit}>
        <h2 className="text-16">{t('offer')}</h2>
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('agent')}</span>
          <input
            className={field}
            required
            value={account}
            onChange={(event) => setAccount(event.target.value)}
          />
        </label>
        <div className="grid gap-3 sm:grid-cols-3">
          <label className="grid gap-1">
            <span className="text-12 text-muted">{t('kind')}</span>
            <select
              className={field}
              value={type}
              onChange={(event) => setType(event.target.value as Contract['type'])}
            >
              {TYPES.map((one) => (
                <option key={one} value={one}>
                  {t(`type.${one}`)}
                </option>
              ))}
            </select>
          </label>
          {isDividend && (
            <>
              <label className="grid gap-1">
                <span className="text-12 text-muted">{t('period')}</span>
                <select
                  className={field}
                  value={period}
                  onChange={(event) => setPeriod(event.target.value as typeof period)}
                >
                  {PERIODS.map((one) => (
                    <option key={one} value={one}>
                      {t(`periodKind.${one}`)}
                    </option>
                  ))}
                </select>
              </label>
              <label className="grid gap-1">
                <span className="text-12 text-muted">{t('carry')}</span>
                <select
                  className={field}
                  value={carryRule}
                  onChange={(event) => setCarryRule(event.target.value as typeof carryRule)}
                >
                  {CARRY_RULES.map((one) => (
                    <option key={one} value={one}>
                      {t(`carryRule.${one}`)}
                    </option>
                  ))}
                </select>
              </label>
            </>
          )}
        </div>
        {tiers.map((tier, at) => (
          <div key={at} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {columns.map((name) => (
              <label key={name} className="grid gap-1">
                <span className="text-12 text-muted">{t(`tier.${name}`)}</span>
                <input
                  className={`num ${field}`}
                  required
                  inputMode="decimal"
                  pattern={name === 'rate' ? '\\d{1,2}([.,]\\d{1,4})?' : '\\d{1,13}'}
                  value={tier[name]}
                  onChange={(event) => change(at, { [name]: event.target.value })}
                />
              </label>
            ))}
          </div>
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <button
            type="button"
            className={`${smallButton} mr-auto`}
            disabled={tiers.length >= MOST_TIERS}
            onClick={() => setTiers([...tiers, EMPTY])}
          >
            {t('addTier')}
          </button>
          <button type="button" className={smallButton} onClick={onClose}>
            {t('console:list.cancel')}
          </button>
          <button type="submit" disabled={offer.isPending} className={`${smallButton} ${primaryButton}`}>
            {t('offer')}
          </button>
        </div>
      </form>
    </ConsoleDialog>
  );
}
