import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

export function OfflineBar() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <div
      role="status"
      className="flex min-h-12 items-center justify-center gap-3 bg-[oklch(.3_.07_70)] px-4 py-1 text-[#FFE9B8]"
    >
      <Icon name="warn" />
      <span>{t('offline')}</span>
    </div>
  );
}
