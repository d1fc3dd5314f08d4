import { currentRequest } from '#libs/platform';

/** Tells the security log whose account a request is about, where it comes without a session. */
export function nameSubject(accountId: string | undefined): void {
  const about = currentRequest();
  if (about && accountId !== undefined) about.subjectId = accountId;
}
