import { AsyncLocalStorage } from 'node:async_hooks';

/** What belongs to the request being served, for code that is called far below the controller. */
export interface RequestContext {
  requestId: string;
  acceptLanguage: string | undefined;
  /** Set where the answer is the stored one of an earlier request with the same idempotency key. */
  replayed?: boolean;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInRequest<T>(context: RequestContext, fn: () => T): T {
  return storage.run(context, fn);
}

/** Undefined outside a request: in a consumer or a job. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}
