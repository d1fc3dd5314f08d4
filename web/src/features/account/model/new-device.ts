import type { LoginRecord } from '../api/sessions.api';

const SHOWN_FOR_MS = 7 * 24 * 3_600_000;

/** The last log-in by a browser that had never been here, while it is still news; the account's first browser is none. */
export function newDeviceNews(
  history: readonly LoginRecord[] | undefined,
  now: number,
): LoginRecord | undefined {
  return history?.find(
    ({ newDevice, at, method }) =>
      newDevice && method !== 'registration' && now - Date.parse(at) < SHOWN_FOR_MS,
  );
}
