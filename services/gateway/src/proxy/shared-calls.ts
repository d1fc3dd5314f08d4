import type { MemberPrincipal } from '#libs/auth';
import type { ServiceName } from '#libs/config';
import { InBatches, PlatformErrors, type ServiceClient } from '#libs/platform';

export interface SharedCall {
  owner: ServiceName;
  /** The owner's internal call that answers many members at once, in the order asked. */
  path: string;
  /** Whether the members send bodies: the owner is then told each one's, and the page he asks from. */
  withBodies: boolean;
}

export interface Asking {
  member: MemberPrincipal;
  body?: Buffer | undefined;
  contentType?: string | undefined;
  /** The page the member asks from, as the browser says. */
  askedFrom?: string | undefined;
}

const lanes = 2;
const most = 64;
/** So that a full batch, escaped, stays below what an owner reads. */
const largestBody = 512;

/**
 * The hottest calls: what members ask for while an exchange with the owner is under way goes with the next one. Who asks was checked
 * for each of them, and each is answered with his own value; a lone member waits for nobody. Undefined where the call has to go
 * its own way: its body is not fit for sharing, or the owner would refuse it, and says so best to the request itself.
 */
export class SharedCalls {
  private readonly batches = new Map<string, InBatches<Asking, unknown>>();

  constructor(private readonly client: Pick<ServiceClient, 'call'>) {}

  async answer(call: SharedCall, asking: Asking): Promise<unknown> {
    if (call.withBodies && !isShareable(asking)) return undefined;
    const value = await this.batchOf(call).run(asking);
    return value ?? undefined;
  }

  private batchOf(call: SharedCall): InBatches<Asking, unknown> {
    let batches = this.batches.get(call.path);
    if (!batches) {
      batches = new InBatches((asking) => this.ask(call, asking), { lanes, most });
      this.batches.set(call.path, batches);
    }
    return batches;
  }

  private async ask({ owner, path, withBodies }: SharedCall, asking: Asking[]): Promise<unknown[]> {
    const values = await this.client.call<unknown[]>(owner, 'POST', path, {
      body: {
        memberIds: asking.map(({ member }) => member.memberId),
        accountTypes: asking.map(({ member }) => member.accountType),
        ...(withBodies && {
          requests: asking.map(({ body }) => body!.toString('utf8')),
          askedFrom: asking.map(({ askedFrom }) => askedFrom ?? ''),
        }),
      },
    });
    // Nobody may be shown what belongs to the next.
    if (values.length !== asking.length) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 1);
    return values;
  }
}

function isShareable({ body, contentType, askedFrom }: Asking): boolean {
  return (
    body !== undefined &&
    body.length <= largestBody &&
    (contentType?.startsWith('application/json') ?? false) &&
    (askedFrom === undefined || askedFrom.length <= largestBody)
  );
}
