import type { QueryClient } from '@tanstack/react-query';
import { restoreRememberedSession, sessionQueries, shareRenewals, useSessionStore } from '~/features/session';
import { systemQueries } from '~/features/system';
import { configureHttp } from '~/lib/http';
import { currentLanguage, onLanguageChange, startI18n } from '~/lib/i18n';
import { acceptLanguage } from '~/lib/language';
import { appTexts } from './texts';

/** Joins the gateway client with the session and the language. */
export function connectHttp(publishRenewal: (used: string, next: string) => void = () => undefined): void {
  configureHttp({
    token: () => useSessionStore.getState().token,
    language: () => acceptLanguage(currentLanguage()),
    renewed: (used, next) => {
      useSessionStore.getState().renew(used, next);
      publishRenewal(used, next);
    },
    rejected: (used) => useSessionStore.getState().expire(used),
  });
}

/**
 * Specification 2.11: country list, member info if a token is stored, then the status that decides the
 * screen.
 */
export async function boot(client: QueryClient): Promise<void> {
  connectHttp(shareRenewals());
  void client.prefetchQuery(systemQueries.status());
  void client.prefetchQuery(systemQueries.countries());
  if (useSessionStore.getState().token) void client.prefetchQuery(sessionQueries.member());
  else void restoreRememberedSession(client);
  await startI18n(appTexts);
  onLanguageChange(() => void client.invalidateQueries());
}
