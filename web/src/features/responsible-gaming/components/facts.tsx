import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/art/icon';

const FACTS = [
  { key: 'cost', icon: 'coins' },
  { key: 'chance', icon: 'percent' },
  { key: 'chase', icon: 'chart' },
  { key: 'time', icon: 'clock' },
] as const satisfies readonly { key: string; icon: IconName }[];

export function FactList() {
  const { t } = useTranslation('responsible-gaming');
  return (
    <ul className="grid gap-2.5 text-13 sm:grid-cols-2">
      {FACTS.map(({ key, icon }) => (
        <li key={key} className="flex items-start gap-2.5 text-soft">
          <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-gold" />
          <span>{t(`fact.${key}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What everybody should know before playing (REG-G20), at the head of the page. */
export function Facts() {
  const { t } = useTranslation('responsible-gaming');
  return (
    <section className="surface grid gap-3 bg-[radial-gradient(120%_160%_at_0_0,rgb(14_124_102/.22),transparent_65%)] p-5 sm:p-6">
      <h3 className="text-18">{t('facts')}</h3>
      <FactList />
    </section>
  );
}
