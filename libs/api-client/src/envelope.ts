/** The envelope of the public API. Pure: k6 and browsers' test runners load it, too. */

export interface Envelope<T> {
  success: boolean;
  value: T;
  code?: string;
  message?: string;
}

export interface ApiResponse<T> extends Envelope<T> {
  status: number;
}

/** A body that is no envelope reads as a failure without a code. */
export function readEnvelope<T>(status: number, body: unknown): ApiResponse<T> {
  try {
    return { ...(JSON.parse(String(body)) as Envelope<T>), status };
  } catch {
    return { success: false, value: undefined as T, status };
  }
}

/** Without a body the gateway refuses a content type. */
export function headersFor(token: string | undefined, body: unknown): Record<string, string> {
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}
