import { AsyncLocalStorage } from 'node:async_hooks';

/** What belongs to the request being served, for code that is called far below the controller. */
export interface RequestContext {
  requestId: string;
  acceptLanguage: string | undefined;
  /** Set where the answer is the stored one of an earlier request with the same idempotency key. */
  replayed?: boolean;
  /** The code of the refusal that is the answer. */
  refusal?: string;
  /** Whose account the request turned out to be about, where no session says so. */
  subjectId?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

const contexts = new WeakMap<object, RequestContext>();

export function runInRequest<T>(request: object, context: RequestContext, fn: () => T): T {
  contexts.set(request, context);
  return storage.run(context, fn);
}

/** For hooks that run when the answer has been sent. */
export function contextOfRequest(request: object): RequestContext | undefined {
  return contexts.get(request);
}

/** Undefined outside a request: in a consumer or a job. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}
