/** One recorded call. */
export interface SecurityEntry {
  actor: 'guest' | 'member' | 'operator';
  actorId: string | null;
  /** The account concerned, if known. */
  subjectId: string | null;
  /** Method and route, never field values. */
  call: string;
  /** `ok`, or the code of the refusal. */
  outcome: string;
  ip: string;
  agent: string;
}

/** Frequent calls that concern no account. */
const leftOut = [
  '/wps/captcha',
  '/internal/sessions',
  '/internal/security-log',
  '/wps/session/login/freeplay',
];

/** Every call that changes something, and every forbidden one. */
export function isLogged(method: string, route: string, status: number): boolean {
  if (leftOut.some((path) => route.startsWith(path)) || status === 404) return false;
  return method === 'GET' ? status === 403 : true;
}
