/** One call, as the log keeps it. */
export interface SecurityEntry {
  actor: 'guest' | 'member' | 'operator';
  actorId: string | null;
  /** Whose account it was about, where that is known. */
  subjectId: string | null;
  /** Method and route, never what was filled in. */
  call: string;
  /** `ok`, or the code of the refusal. */
  outcome: string;
  ip: string;
  agent: string;
}

/** Made in great numbers, and about nobody. */
const leftOut = [
  '/wps/captcha',
  '/internal/sessions',
  '/internal/security-log',
  '/wps/session/login/freeplay',
];

/** Everything that changes something, and every look that was forbidden. */
export function isLogged(method: string, route: string, status: number): boolean {
  if (leftOut.some((path) => route.startsWith(path)) || status === 404) return false;
  return method === 'GET' ? status === 403 : true;
}
