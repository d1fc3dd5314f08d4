export type PasskeyProblem = 'cancelled' | 'there' | 'unsupported';

/** What the browser, not the server, had against it; null where it was something else. */
export function passkeyProblem(error: unknown): PasskeyProblem | null {
  const { name, code, cause } = (error ?? {}) as { name?: string; code?: string; cause?: { name?: string } };
  const names = [name, cause?.name];
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || names.includes('InvalidStateError'))
    return 'there';
  if (names.includes('NotAllowedError') || names.includes('AbortError')) return 'cancelled';
  if (names.includes('NotSupportedError') || names.includes('SecurityError')) return 'unsupported';
  return null;
}

export const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Eighteen groups of four are easier to type than one word of 32 letters. */
export const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
