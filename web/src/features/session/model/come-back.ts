import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/http';
import { sessionApi, sessionQueries } from '../api/session.api';
import { forgetPrivate } from '../hooks/use-session';
import { remembered } from './remembered';
import { useSessionStore, type LoginAnswer } from './session.store';

/** Two windows opened at once: the second comes with a cookie that the first has just changed. */
const AGAIN_AFTER_MS = 1_200;

async function ask(): Promise<LoginAnswer> {
  try {
    return await sessionApi.comeBack();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'REMEMBER_USED')) throw error;
    await new Promise((done) => setTimeout(done, AGAIN_AFTER_MS));
    return sessionApi.comeBack();
  }
}

/** A visitor who asked to be remembered is logged in again at start-up; who is not known any more stays a guest, without a word. */
export async function comeBack(client: QueryClient): Promise<void> {
  if (!remembered.mayComeBack()) return;
  try {
    const answer = await ask();
    // Somebody may have logged in by hand meanwhile.
    if (useSessionStore.getState().token) return;
    useSessionStore.getState().begin(answer, { forceChange: false });
    forgetPrivate(client);
    await client.prefetchQuery(sessionQueries.member());
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) remembered.staysOut();
  }
}
