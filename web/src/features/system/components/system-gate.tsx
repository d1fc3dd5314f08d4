import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrandMark } from '~/art/brand-mark';
import { ErrorState } from '~/ui/states';
import { systemQueries } from '../api/system.api';
import { siteState } from '../model/status';
import { MaintenanceScreen } from './maintenance-screen';
import { RestrictedScreen } from './restricted-screen';

/** Start-up (specification 2.11): the status decides which screen there is at all. */
export function SystemGate({ children }: { children: ReactNode }) {
  const status = useQuery(systemQueries.status());
  if (status.data) {
    const { location } = status.data;
    switch (siteState(status.data)) {
      case 'maintenance':
        return (
          <MaintenanceScreen
            until={status.data.maintenanceUntil ?? null}
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
  if (status.isError) {
    return <ErrorState error={status.error} onRetry={() => void status.refetch()} className="min-h-dvh" />;
  }
  return (
    <div className="grid min-h-dvh place-items-center" aria-busy="true">
      <BrandMark size={72} className="animate-[appear_0ms_150ms_both]" />
    </div>
  );
}
