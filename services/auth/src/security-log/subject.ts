import { currentRequest } from '#libs/platform';

/** Names the account that a request without a session concerns, for the security log. */
export function nameSubject(accountId: string | undefined): void {
  const about = currentRequest();
  if (about && accountId !== undefined) about.subjectId = accountId;
}
