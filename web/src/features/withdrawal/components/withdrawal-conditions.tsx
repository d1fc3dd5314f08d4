import { useTranslation } from 'react-i18next';
import { BalanceParts, OpenClaims } from '~/features/balance-details';
import { GiveUpBonus } from '~/features/bonus';
import { useCurrencySymbol } from '~/features/system';
import { useBalance } from '~/features/wallet';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useModal } from '~/lib/modal';
import { toMinor } from '~/lib/money';
import { Button } from '~/ui/button';
import { Callout } from '~/ui/callout';
import { Progress } from '~/ui/progress';
import type { WithdrawalTerms } from '../api/withdrawal.api';

/** Until the balance is there. */
const UNKNOWN = { held: '0.00', bonus: '0.00', owed: '0.00' };

/** What can be withdrawn now, and what stands in the way of the rest. */
export function WithdrawalConditions({ terms }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation('withdrawal');
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const { data: balance } = useBalance();
  const { available, withdrawable, turnoverLeft } = terms;
  const sums = { available, withdrawable, turnoverLeft };
  const money = (value: string) => formatMoney(value, language, { symbol, short: true });
  return (
    <section className="surface grid content-start gap-4 p-4 sm:p-5" aria-label={t('conditions')}>
      <BalanceParts balance={{ ...UNKNOWN, ...balance, ...sums }} lead="withdrawable" />
      {balance && balance.owed !== UNKNOWN.owed && <OpenClaims />}
      {!terms.isOpen && (
        <Callout tone="info" icon="clock">
          {t('hours', { from: terms.openFromHour, to: terms.openToHour })}
        </Callout>
      )}
      {terms.identity.need ? (
        <Callout tone="gold" icon="shield" action={<VerifyButton text={t('identity.go')} />}>
          {t('identity.need')}
        </Callout>
      ) : (
        terms.identity.level < 2 && (
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-13 text-muted">
            {t('identity.daily', { total: money(terms.identity.dailyTotal) })}
            <VerifyButton text={t('identity.raise')} />
          </p>
        )
      )}
      {terms.requirements.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-14 font-semibold">{t('turnover')}</h3>
          {terms.requirements.map((requirement) => (
            <RequirementRow key={requirement.id} requirement={requirement} />
          ))}
          <p className="text-12 text-muted">{t('turnoverHelp')}</p>
        </div>
      )}
    </section>
  );
}

/** One that holds withdrawals back, and how far it is met; out of a bonus there is another way. */
function RequirementRow({ requirement }: { requirement: WithdrawalTerms['requirements'][number] }) {
  const { t } = useTranslation('withdrawal');
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const { id, kind, isBonus, status, required, done } = requirement;
  const money = (value: string) => formatMoney(value, language, { symbol, short: true });
  const share = Number((toMinor(done) * 1000n) / (toMinor(required) || 1n)) / 1000;
  const text = t('turnoverDone', { done: money(done), required: money(required) });
  const isEnding = status === 'EXPIRING';
  return (
    <div className="grid gap-1.5">
      <span className="flex flex-wrap justify-between gap-2 text-13">
        <span>{t(`requirement.${kind === 'DEPOSIT' || kind === 'BONUS' ? kind : 'OTHER'}`)}</span>
        {!isEnding && <span className="num text-muted">{text}</span>}
      </span>
      {isEnding ? (
        <p className="text-13 text-muted">{t('requirement.ending')}</p>
      ) : (
        <Progress label={t('turnover')} value={share} text={text} />
      )}
      {isBonus && !isEnding && (
        <div className="mt-1 grid">
          <GiveUpBonus rolloverId={id} />
        </div>
      )}
    </div>
  );
}

function VerifyButton({ text }: { text: string }) {
  const modal = useModal();
  return (
    <Button tone="text" onClick={() => modal.open('member', { page: 'identity' }, { replace: true })}>
      {text}
    </Button>
  );
}
