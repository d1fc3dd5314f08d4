import type { MemberPrincipal } from '#libs/auth';
import { MicroBatcher, PlatformErrors, type ServiceClient } from '#libs/platform';
import type { SharedCall } from '../routes/route.js';

export interface SharedRequest {
  member: MemberPrincipal;
  body?: Buffer | undefined;
  contentType?: string | undefined;
  /** The page that sent the request, from Origin or Referer. */
  askedFrom?: string | undefined;
}

const concurrency = 2;
const maxBatch = 64;
/** Bytes; a full batch, escaped, stays below the owner's body limit. */
const largestBody = 512;

/**
 * Requests that arrive while an exchange with the owner is under way share the next one; a single request never waits.
 * Returns undefined if the request must be forwarded alone: its body cannot be shared, or the owner would refuse it.
 */
export class SharedCalls {
  private readonly batchers = new Map<string, MicroBatcher<SharedRequest, unknown>>();

  constructor(private readonly client: Pick<ServiceClient, 'call'>) {}

  async answer(call: SharedCall, request: SharedRequest): Promise<unknown> {
    if (call.withBodies && !isShareable(request)) return undefined;
    const value = await this.batcherOf(call).run(request);
    return value ?? undefined;
  }

  private batcherOf(call: SharedCall): MicroBatcher<SharedRequest, unknown> {
    let batcher = this.batchers.get(call.path);
    if (!batcher) {
      batcher = new MicroBatcher((requests) => this.ask(call, requests), { concurrency, maxSize: maxBatch });
      this.batchers.set(call.path, batcher);
    }
    return batcher;
  }

  private async ask({ owner, path, withBodies }: SharedCall, requests: SharedRequest[]): Promise<unknown[]> {
    const values = await this.client.call<unknown[]>(owner, 'POST', path, {
      body: {
        memberIds: requests.map(({ member }) => member.memberId),
        accountTypes: requests.map(({ member }) => member.accountType),
        ...(withBodies && {
          requests: requests.map(({ body }) => body!.toString('utf8')),
          askedFrom: requests.map(({ askedFrom }) => askedFrom ?? ''),
        }),
      },
    });
    // A wrong count would assign values to the wrong members.
    if (values.length !== requests.length) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 1);
    return values;
  }
}

function isShareable({ body, contentType, askedFrom }: SharedRequest): boolean {
  return (
    body !== undefined &&
    body.length <= largestBody &&
    (contentType?.startsWith('application/json') ?? false) &&
    (askedFrom === undefined || askedFrom.length <= largestBody)
  );
}
