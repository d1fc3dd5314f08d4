import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrandMark } from '~/art/brand-mark';
import { ApiError } from '~/lib/http';
import { lazyPage } from '~/ui/lazy-page';
import { ErrorState } from '~/ui/states';
import { systemQueries } from '../api/system.api';
import { siteState } from '../model/status';

/** Where help is found while the site is closed: the window of customer service may lead there. */
const ALWAYS_OPEN = '/helpmc';

const InvalidUrlScreen = lazyPage(() => import('./invalid-url-screen').then((m) => m.InvalidUrlScreen));
const MaintenanceScreen = lazyPage(() => import('./maintenance-screen').then((m) => m.MaintenanceScreen));
const RestrictedScreen = lazyPage(() => import('./restricted-screen').then((m) => m.RestrictedScreen));

const isInvalidUrl = (error: unknown) => error instanceof ApiError && error.code === 'URL_INVALID';

/** Start-up (specification 2.11): the status decides which screen there is at all. */
export function SystemGate({ children }: { children: ReactNode }) {
  const status = useQuery(systemQueries.status());
  if (status.data && window.location.pathname === ALWAYS_OPEN) return children;
  if (status.data) {
    const { location } = status.data;
    switch (siteState(status.data)) {
      case 'maintenance':
        return (
          <MaintenanceScreen
            until={status.data.maintenanceUntil}
            checking={status.isFetching}
            onCheck={() => void status.refetch()}
          />
        );
      case 'restricted':
        return <RestrictedScreen ip={location.ip} country={location.country} />;
      case 'normal':
        return children;
    }
  }
  if (isInvalidUrl(status.error)) return <InvalidUrlScreen />;
  if (status.isError) {
    return <ErrorState error={status.error} onRetry={() => void status.refetch()} className="min-h-dvh" />;
  }
  return (
    <div className="grid min-h-dvh place-items-center" aria-busy="true">
      <BrandMark size={72} className="animate-[appear_0ms_150ms_both]" />
    </div>
  );
}
