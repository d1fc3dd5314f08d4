import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/art/icon';
import { useMember } from '~/features/session';
import { useSupportLink, useSystem } from '~/features/system';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';

const LINK =
  'group relative grid min-h-13 w-12 place-items-center text-muted hover:text-gold focus-visible:text-gold not-first:border-t border-hairline';

function iconOf(resourceType: string): IconName {
  if (/mail/i.test(resourceType)) return 'mail';
  if (/ios|android|mobileconfig|app/i.test(resourceType)) return 'qr';
  return 'users';
}

/** Support and social links as the brand has configured them; without any there is no dock. */
export function Dock() {
  const { t } = useTranslation();
  const language = useLanguage();
  const member = useMember();
  const support = useSupportLink(member?.clubLabel?.rankLevel);
  const resources = useSystem()?.info.resources ?? [];
  const links = [
    ...(support
      ? [{ key: 'support', icon: 'chat' as IconName, label: t('contactSupport'), url: support }]
      : []),
    ...resources
      .filter((r) => /^(https?:|mailto:)/.test(r.url))
      .map((r) => ({
        key: r.resourceType,
        icon: iconOf(r.resourceType),
        label:
          (language === 'zh' && r.labelNameCn) ||
          localName({ vi: r.labelNameVi ?? '', en: r.labelNameEn ?? '' }, language) ||
          r.resourceType,
        url: r.url,
      })),
  ];
  if (links.length === 0) return null;
  return (
    <aside
      aria-label={t('nav.quickHelp')}
      className="fixed top-1/2 right-0 z-dock -translate-y-1/2 rounded-l-[14px] border border-r-0 border-line bg-card shadow-2 max-lg:hidden"
    >
      {links.map((link) => (
        <a
          key={link.key}
          href={link.url}
          target="_blank"
          rel="noreferrer"
          className={LINK}
          aria-label={link.label}
        >
          <Icon name={link.icon} />
          <span className="pointer-events-none absolute right-[calc(100%+8px)] rounded-[10px] bg-raised px-3 py-1.5 text-13 whitespace-nowrap text-text opacity-0 shadow-2 transition-opacity duration-(--t-fast) group-hover:opacity-100 group-focus-visible:opacity-100">
            {link.label}
          </span>
        </a>
      ))}
    </aside>
  );
}
