import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/http';
import { sessionApi, sessionQueries } from '../api/session.api';
import { forgetPrivate } from '../hooks/use-session';
import { rememberedLogin } from './remembered-login';
import { useSessionStore, type LoginAnswer } from './session.store';

/** With two windows opened at once, the second sends a cookie that the first has just rotated. */
const AGAIN_AFTER_MS = 1_200;

async function ask(): Promise<LoginAnswer> {
  try {
    return await sessionApi.restoreRememberedSession();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'REMEMBER_USED')) throw error;
    await new Promise((done) => setTimeout(done, AGAIN_AFTER_MS));
    return sessionApi.restoreRememberedSession();
  }
}

/** Logs a remembered visitor in at start-up; an unknown browser stays a guest without an error message. */
export async function restoreRememberedSession(client: QueryClient): Promise<void> {
  if (!rememberedLogin.isEnabled()) return;
  try {
    const answer = await ask();
    // The visitor may have logged in by hand while the request was running.
    if (useSessionStore.getState().token) return;
    useSessionStore.getState().begin(answer, { forceChange: false });
    forgetPrivate(client);
    await client.prefetchQuery(sessionQueries.member());
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) rememberedLogin.disable();
  }
}
