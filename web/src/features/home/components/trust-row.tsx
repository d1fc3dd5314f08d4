import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/art/icon';

const POINTS: readonly { key: 'safe' | 'clear' | 'fair' | 'adult'; icon: IconName }[] = [
  { key: 'safe', icon: 'shield' },
  { key: 'clear', icon: 'clock' },
  { key: 'fair', icon: 'check' },
  { key: 'adult', icon: 'user' },
];

export function TrustRow() {
  const { t } = useTranslation('home');
  return (
    <section
      className="surface mt-(--section) grid sm:grid-cols-2 xl:grid-cols-4"
      aria-label={t('trust.label')}
    >
      {POINTS.map(({ key, icon }) => (
        <div
          key={key}
          className="flex gap-3.5 border-hairline p-4 not-first:max-sm:border-t sm:p-5.5 sm:even:border-l xl:not-first:border-l"
        >
          <Icon name={icon} size={26} className="text-gold" />
          <p>
            <b className="block font-semibold">{t(`trust.${key}`)}</b>
            <span className="text-13 text-muted">{t(`trust.${key}Text`)}</span>
          </p>
        </div>
      ))}
    </section>
  );
}
