import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Glyph } from '~/art/pictures';
import { Amount } from '~/features/wallet';
import { formatCount } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { useCopy } from '~/ui/copy';
import { QrCode } from '~/ui/qr-code';
import { QueryView } from '~/ui/query-view';
import { rewardQueries } from '../api/rewards.api';
import { savePoster } from '../model/poster';

const STEPS = ['registered', 'deposited', 'qualified'] as const;

/** The member's code with its poster, and what it has brought. */
export function ReferralPage() {
  const { t } = useTranslation(['rewards', 'common']);
  const language = useLanguage();
  const referral = useQuery(rewardQueries.referral());
  const { copied, copy } = useCopy();
  return (
    <QueryView query={referral}>
      {(data) => {
        const link = `${location.origin}/register?referralCode=${data.code}`;
        return (
          <div className="grid items-start gap-4 lg:grid-cols-[360px_minmax(0,1fr)]">
            <section className="surface relative grid justify-items-center gap-4 overflow-hidden p-6 text-center">
              <Glyph spec="lotus" size={72} />
              <h2 className="text-title">{t('common:brand')}</h2>
              <p className="text-soft">{t('referral.poster')}</p>
              <QrCode text={link} label={t('referral.qr')} />
              <p className="num head text-title tracking-wider text-gold-hi">{data.code}</p>
              <Button tone="gold" block onClick={() => void copy(link)}>
                {copied ? t('common:copied') : t('referral.copy')}
              </Button>
              <span className="flex w-full flex-wrap gap-2">
                {'share' in navigator && (
                  <Button
                    className="flex-1"
                    onClick={() =>
                      void navigator.share({ title: t('common:brand'), url: link }).catch(() => {})
                    }
                  >
                    {t('referral.share')}
                  </Button>
                )}
                <Button
                  className="flex-1"
                  onClick={() =>
                    void savePoster({
                      ...{ brand: t('common:brand'), line: t('referral.poster'), code: data.code, link },
                    })
                  }
                >
                  {t('referral.save')}
                </Button>
              </span>
            </section>
            <div className="grid gap-4">
              <section className="surface grid gap-4 p-5">
                <h2 className="text-18">{t('referral.funnel')}</h2>
                <ol className="grid gap-2">
                  {STEPS.map((step) => (
                    <li key={step} className="grid gap-1">
                      <div className="flex justify-between gap-3">
                        <span className="text-muted">{t(`referral.${step}`)}</span>
                        <b className="num font-semibold">{formatCount(data[step], language)}</b>
                      </div>
                      <span className="h-2 overflow-hidden rounded-full bg-raised" aria-hidden="true">
                        <span
                          className="block h-full rounded-full bg-gold"
                          style={{
                            width: `${data.registered === 0 ? 0 : (100 * data[step]) / data.registered}%`,
                          }}
                        />
                      </span>
                    </li>
                  ))}
                </ol>
                <p className="flex flex-wrap justify-between gap-3">
                  <span className="text-muted">{t('referral.earned')}</span>
                  <b className="font-semibold text-gold">
                    <Amount value={data.earned} />
                  </b>
                </p>
              </section>
              {data.terms && (
                <section className="surface grid gap-2 p-5">
                  <h2 className="text-18">{t('terms')}</h2>
                  {data.exhausted && <p role="status">{t('referral.exhausted')}</p>}
                  <ul className="grid list-disc gap-1 pl-5 text-muted">
                    <li>
                      {t('referral.you')} <Amount value={data.terms.referrer} short />
                    </li>
                    <li>
                      {t('referral.friend')} <Amount value={data.terms.referee} short />
                    </li>
                    <li>
                      {t('referral.deposit')} <Amount value={data.terms.minDeposit} short />
                    </li>
                    <li>
                      {t('referral.bet')} <Amount value={data.terms.minBet} short />
                    </li>
                    <li>{t('referral.within', { days: data.terms.withinDays, n: data.terms.perMonth })}</li>
                  </ul>
                </section>
              )}
            </div>
          </div>
        );
      }}
    </QueryView>
  );
}
