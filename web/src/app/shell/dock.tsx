import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '~/art/icon';
import { useCustomerService, useSystem, type SiteResource } from '~/features/system';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { useModal } from '~/lib/modal';

const ENTRY =
  'group relative grid min-h-13 w-12 place-items-center text-muted hover:text-gold focus-visible:text-gold';
const APP = /^(IOS|MOBILECONFIG|ANDROID)$/;
const OWN_PAGE = /^\/(?![/\\])/;

function iconOf(resourceType: string): IconName {
  if (/mail/i.test(resourceType)) return 'mail';
  if (APP.test(resourceType)) return 'qr';
  return 'users';
}

/** Tooltip of an entry on hover or focus: its name, and for an app its QR code. */
function Beside({ label, qr }: { label: string; qr?: string | null }) {
  return (
    <span className="pointer-events-none absolute top-1/2 right-[calc(100%+8px)] grid -translate-y-1/2 justify-items-center gap-2 rounded-[10px] bg-raised px-3 py-1.5 text-13 whitespace-nowrap text-text opacity-0 shadow-2 transition-opacity duration-(--t-fast) group-hover:opacity-100 group-focus-visible:opacity-100">
      {qr && (
        <img
          src={qr}
          alt=""
          width={200}
          height={200}
          loading="lazy"
          className="my-1.5 max-w-none rounded-sm"
        />
      )}
      {label}
    </span>
  );
}

function ResourceEntry({ resource }: { resource: SiteResource }) {
  const language = useLanguage();
  const { labelNameVi: vi, labelNameEn: en, labelNameCn, resourceType } = resource;
  const label = (language === 'zh' && labelNameCn) || localName({ vi, en }, language) || resourceType;
  const content: ReactNode = (
    <>
      <Icon name={iconOf(resource.resourceType)} />
      <Beside label={label} qr={APP.test(resourceType) ? resource.qrCodeUrl : null} />
    </>
  );
  return OWN_PAGE.test(resource.url) ? (
    <Link to={resource.url} className={ENTRY} aria-label={label}>
      {content}
    </Link>
  ) : (
    <a href={resource.url} target="_blank" rel="noreferrer" className={ENTRY} aria-label={label}>
      {content}
    </a>
  );
}

/** Customer service, feedback, and links and apps as the brand has configured them (specification 2.2). */
export function Dock() {
  const { t } = useTranslation();
  const modal = useModal();
  const service = useCustomerService();
  const resources = (useSystem()?.info.resources ?? []).filter(
    ({ url }) => OWN_PAGE.test(url) || /^(https?:|mailto:)/.test(url),
  );
  return (
    <aside
      aria-label={t('nav.quickHelp')}
      className="fixed top-1/2 right-0 z-dock -translate-y-1/2 divide-y divide-hairline rounded-l-[14px] border border-r-0 border-line bg-card shadow-2 max-lg:hidden"
    >
      {service.available && (
        <button type="button" className={ENTRY} aria-label={t('contactSupport')} onClick={service.open}>
          <Icon name="chat" />
          <Beside label={t('contactSupport')} />
        </button>
      )}
      <button
        type="button"
        className={ENTRY}
        aria-label={t('page.feedback')}
        onClick={() => modal.open('feedback')}
      >
        <Icon name="list" />
        <Beside label={t('page.feedback')} />
      </button>
      {resources.map((resource) => (
        <ResourceEntry key={resource.resourceType} resource={resource} />
      ))}
    </aside>
  );
}
