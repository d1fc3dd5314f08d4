import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/art/icon';
import { Glyph, Scene } from '~/art/pictures';
import { useCustomerService } from '~/features/system';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';

const REASONS: readonly { key: 'share' | 'tree' | 'tools' | 'pay'; icon: IconName }[] = [
  { key: 'share', icon: 'percent' },
  { key: 'tree', icon: 'users' },
  { key: 'tools', icon: 'chart' },
  { key: 'pay', icon: 'wallet' },
];
const STEPS = [1, 2, 3] as const;

/** For those who want to bring players to the site: what an agent does, gets, and how one begins. */
export function JoinPage() {
  const { t } = useTranslation('join');
  const modal = useModal();
  const service = useCustomerService();
  return (
    <div className="grid gap-(--section)">
      <section className="relative isolate grid overflow-hidden rounded-lg border border-hairline px-5 py-10 sm:px-10 sm:py-16">
        <Scene name="dusk" className="absolute inset-0 -z-20 size-full" />
        <div className="absolute inset-0 -z-10 max-sm:bg-page/85 sm:bg-[linear-gradient(90deg,var(--color-page)_min(26rem,58%),transparent)]" />
        <h1 className="max-w-[18ch] text-hero">{t('title')}</h1>
        <p className="mt-3 max-w-[46ch] text-16 sm:max-w-[min(46ch,54%)] text-soft">{t('intro')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {service.available && (
            <Button tone="gold" size="l" busy={service.pending} onClick={service.open}>
              {t('contact')}
            </Button>
          )}
          <Button size="l" onClick={() => modal.open('login', { page: 'agent' })}>
            {t('agentLogin')}
          </Button>
        </div>
      </section>
      <section>
        <h2 className="mb-4 text-title">{t('reasons')}</h2>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
          {REASONS.map(({ key, icon }) => (
            <li key={key} className="surface grid content-start gap-2 p-5">
              <Icon name={icon} size={28} className="text-gold" />
              <h3 className="text-16">{t(`reason.${key}.title`)}</h3>
              <p className="text-muted">{t(`reason.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="surface grid items-center gap-6 p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-8">
        <Glyph spec="trophy" size={140} className="max-sm:hidden" />
        <div>
          <h2 className="mb-4 text-title">{t('how')}</h2>
          <ol className="grid gap-3">
            {STEPS.map((n) => (
              <li key={n} className="flex gap-4">
                <span className="head grid size-10 shrink-0 place-items-center rounded-full border border-gold-lo text-16 text-gold">
                  {n}
                </span>
                <span className="pt-2">{t(`step.${n}`)}</span>
              </li>
            ))}
          </ol>
          <p className="mt-5 text-13 text-muted">{t('small')}</p>
        </div>
      </section>
    </div>
  );
}
