import type { LoginRecord } from '../api/sessions.api';

const SHOWN_FOR_MS = 7 * 24 * 3_600_000;

/** The last login from a new device, while recent; the first device of an account does not count. */
export function newDeviceNews(
  history: readonly LoginRecord[] | undefined,
  now: number,
): LoginRecord | undefined {
  return history?.find(
    ({ newDevice, at, method }) =>
      newDevice && method !== 'registration' && now - Date.parse(at) < SHOWN_FOR_MS,
  );
}
