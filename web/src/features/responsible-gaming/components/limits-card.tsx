import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/art/icon';
import { LIMIT_KINDS, LIMIT_PERIODS, type GamingState, type LimitKind } from '../api/gaming.api';
import { limitOf } from '../model/limits';
import { LimitRow } from './limit-row';

const ICONS: Record<LimitKind, IconName> = {
  DEPOSIT: 'deposit',
  LOSS: 'chart',
  WAGER: 'coins',
  SESSION: 'clock',
};

/** Deposit, loss, stakes and time, each by day, week and month, over all games (REG-G13). */
export function LimitsCard({ state }: { state: GamingState }) {
  const { t } = useTranslation('responsible-gaming');
  return (
    <section aria-labelledby="limits-title" className="grid gap-3">
      <div>
        <h3 id="limits-title" className="text-18">
          {t('limits')}
        </h3>
        <p className="text-13 text-muted">{t('limitsText')}</p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {LIMIT_KINDS.map((kind) => (
          <section key={kind} className="surface px-5 py-4" aria-labelledby={`limit-${kind}`}>
            <div className="flex items-start gap-3">
              <span className="grid size-10 shrink-0 place-items-center rounded-md bg-card text-gold">
                <Icon name={ICONS[kind]} size={20} />
              </span>
              <div className="min-w-0">
                <h4 id={`limit-${kind}`} className="text-16">
                  {t(`kind.${kind}.name`)}
                </h4>
                <p className="text-13 text-muted">{t(`kind.${kind}.text`)}</p>
              </div>
            </div>
            <ul className="mt-1">
              {LIMIT_PERIODS.map((period) => (
                <LimitRow key={period} kind={kind} period={period} limit={limitOf(state, kind, period)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
