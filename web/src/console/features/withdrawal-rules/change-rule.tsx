import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/lib/i18n';
import { fromMinor, toMinor } from '~/lib/money';
import { CheckInput, MoneyInput, NumberInput } from '../../ui/fields';
import { ReasonDialog } from '../../ui/reason-dialog';
import { useProposal } from '../approvals/use-proposal';
import { THRESHOLDS, thresholdText } from './rule';
import { withdrawalRuleQueries, type RiskRule } from './withdrawal-rules.api';

/** New figures of a rule next to the old ones, with a reason; they hold for the next withdrawals. */
export function ChangeRule({ rule, onClose }: { rule: RiskRule; onClose: () => void }) {
  const { t } = useTranslation([
    'console-withdrawal-rules',
    'console-withdrawal-review',
    'console-approvals',
  ]);
  const { code } = rule;
  const unit = THRESHOLDS[code];
  const [points, setPoints] = useState<number | undefined>(rule.points);
  const [threshold, setThreshold] = useState(rule.threshold);
  const [enabled, setEnabled] = useState(rule.enabled);
  const next = { ...rule, points: points ?? 0, threshold, enabled };
  const isSame = next.points === rule.points && threshold === rule.threshold && enabled === rule.enabled;
  const { send, ...state } = useProposal(onClose, withdrawalRuleQueries.list().queryKey);
  return (
    <ReasonDialog
      title={t('changeTitle', { rule: t(`console-withdrawal-review:risk.${code}`) })}
      {...state}
      busy={state.busy || isSame}
      onClose={onClose}
      onConfirm={(reason) => {
        if (!isSame)
          send(
            { kind: 'riskRule', code, points: next.points, threshold, enabled, version: rule.version },
            reason,
          );
      }}
    >
      <p className="text-13 text-muted">{t('console-approvals:settingNote')}</p>
      <p className="text-13 text-muted">{t(`meaning.${code}`)}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {unit === 'amount' && (
          <MoneyInput
            label={t('input.amount')}
            value={threshold === '' ? '' : fromMinor(BigInt(threshold))}
            onChange={(amount) => setThreshold(amount === '' ? '' : String(toMinor(amount)))}
          />
        )}
        {unit !== null && unit !== 'amount' && (
          <NumberInput
            label={t(`input.${unit}`)}
            value={threshold === '' ? undefined : Number(threshold)}
            onChange={(typed) => setThreshold(typed === undefined ? '' : String(typed))}
          />
        )}
        <NumberInput label={t('input.points')} max={1000} value={points} onChange={setPoints} />
      </div>
      <CheckInput label={t('input.enabled')} value={enabled} onChange={setEnabled} />
      <Compare before={rule} after={next} />
    </ReasonDialog>
  );
}

/** Each figure as it is and as it will be; one that changes stands out. */
function Compare({ before, after }: { before: RiskRule; after: RiskRule }) {
  const { t } = useTranslation('console-withdrawal-rules');
  const language = useLanguage();
  const figures = ({ code, threshold, points, enabled }: RiskRule) => ({
    ...(THRESHOLDS[code] && {
      thresholdHead: threshold === '' ? '–' : thresholdText(code, threshold, t, language),
    }),
    points: String(points),
    state: t(enabled ? 'on' : 'off'),
  });
  const old = figures(before);
  return (
    <dl aria-label={t('compare')} className="grid gap-1 rounded-sm border border-line bg-well p-3 text-13">
      {Object.entries(figures(after)).map(([name, value]) => {
        const was = old[name as 'points'];
        return (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{t(name as 'points')}</dt>
            <dd className="num text-right">
              {was === value ? (
                t('unchanged', { value })
              ) : (
                <>
                  <s className="text-subtle">{was}</s> → <b>{value}</b>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
