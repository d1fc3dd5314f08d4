import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { Scene } from '~/art/pictures';
import { useSystem } from '~/features/system';
import { buttonClass } from '~/ui/button';
import { EmptyState } from '~/ui/states';
import { SegmentedTabs } from '~/ui/tabs';
import {
  appOfDevice,
  asHeading,
  chosenApp,
  isOwnPage,
  nameOf,
  offeredApps,
  type OfferedApp,
} from '../model/apps';

const STEPS = [1, 2, 3, 4] as const;
/** Specification 9. */
const QR_SIZE = 200;

/** The apps with their codes, and how each is installed (specification 2.2, 2.10). */
export function DownloadPage() {
  const { t } = useTranslation(['download', 'common']);
  const [params, setParams] = useSearchParams();
  const apps = offeredApps(useSystem()?.info.resources ?? []);
  const shown = chosenApp(
    params.get('app'),
    navigator.userAgent,
    apps.map((app) => app.resourceType),
  );

  if (apps.length === 0)
    return <EmptyState art="lantern" title={t('none')} text={t('noneText')} className="surface min-h-100" />;
  return (
    <div className="grid gap-6">
      <section className="relative isolate overflow-hidden rounded-lg border border-hairline px-5 py-8 sm:px-10 sm:py-12">
        <Scene name="night" className="absolute inset-0 -z-20 size-full" />
        <div className="absolute inset-0 -z-10 max-sm:bg-page/85 sm:bg-[linear-gradient(90deg,var(--color-page)_min(26rem,58%),transparent)]" />
        <h1 className="max-w-[16ch] text-display">{t('title')}</h1>
        <p className="mt-2 max-w-[42ch] text-16 sm:max-w-[min(42ch,54%)] text-soft">{t('intro')}</p>
      </section>
      <SegmentedTabs
        value={shown}
        onChange={(app) => setParams({ app: nameOf(app) }, { replace: true, preventScrollReset: true })}
        label={t('systems')}
        items={apps.map((app) => ({
          value: app.resourceType,
          label: asHeading(t(`app.${app.resourceType}`)),
          panel: <AppSteps app={app} />,
        }))}
      />
    </div>
  );
}

function AppSteps({ app }: { app: OfferedApp }) {
  const { t } = useTranslation('download');
  const type = app.resourceType;
  const own = isOwnPage(app.url);
  const onPhone = appOfDevice(navigator.userAgent) !== null;
  return (
    <div className="grid items-start gap-4 md:grid-cols-[auto_minmax(0,1fr)] md:gap-6">
      <section className="surface grid justify-items-center gap-3 p-6 text-center">
        {app.qrCodeUrl && (
          <img
            src={app.qrCodeUrl}
            alt={t('qr', { app: t(`app.${type}`) })}
            width={QR_SIZE}
            height={QR_SIZE}
            className="rounded-md"
          />
        )}
        <p className="max-w-[24ch] text-13 text-muted">{t('scan')}</p>
        {!own && (
          <a className={buttonClass({ tone: 'gold' })} href={app.url} rel="noreferrer">
            <Icon name="download" size={18} />
            {t('get')}
          </a>
        )}
      </section>
      <section className="surface p-5 sm:p-8" aria-labelledby={`steps-${type}`}>
        <h2 id={`steps-${type}`} className="text-20">
          {t('howTo', { app: t(`app.${type}`) })}
        </h2>
        <p className="mt-1 mb-5 text-muted">{t(`about.${type}`)}</p>
        <ol className="grid gap-4">
          {STEPS.map((n) => (
            <li key={n} className="flex gap-4">
              <span className="head grid size-10 shrink-0 place-items-center rounded-full border border-gold-lo text-16 text-gold">
                {n}
              </span>
              <span className="pt-2">{t(`steps.${type}.${n}`)}</span>
            </li>
          ))}
        </ol>
        {onPhone && own && <p className="mt-5 text-13 text-muted">{t('already')}</p>}
      </section>
    </div>
  );
}
