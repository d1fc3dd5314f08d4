import type { MemberPrincipal } from '#libs/auth';
import type { ServiceName } from '#libs/config';
import { InBatches } from '#libs/database';
import { PlatformErrors, type ServiceClient } from '#libs/platform';

export interface SharedRead {
  owner: ServiceName;
  /** The owner's internal call that answers many members at once, in the order asked. */
  path: string;
}

const lanes = 2;
const mostMembers = 64;

/**
 * The hottest reads: what members ask for while an exchange with the owner is under way goes with the next one. Who asks was checked
 * for each of them, and each is answered with his own value; a lone member waits for nobody.
 */
export class SharedReads {
  private readonly reads = new Map<string, InBatches<MemberPrincipal, unknown>>();

  constructor(private readonly client: Pick<ServiceClient, 'call'>) {}

  read(shared: SharedRead, member: MemberPrincipal): Promise<unknown> {
    let reads = this.reads.get(shared.path);
    if (!reads) {
      reads = new InBatches((members) => this.ask(shared, members), { lanes, most: mostMembers });
      this.reads.set(shared.path, reads);
    }
    return reads.run(member);
  }

  private async ask({ owner, path }: SharedRead, members: MemberPrincipal[]): Promise<unknown[]> {
    const values = await this.client.call<unknown[]>(owner, 'POST', path, {
      body: {
        memberIds: members.map(({ memberId }) => memberId),
        accountTypes: members.map(({ accountType }) => accountType),
      },
    });
    // Nobody may be shown what belongs to the next.
    if (values.length !== members.length) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 1);
    return values;
  }
}
