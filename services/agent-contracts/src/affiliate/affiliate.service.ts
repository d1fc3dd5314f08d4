import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { affiliateCodeState } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { AffiliateErrors } from './affiliate.errors.js';
import { AffiliateRepository, type Invitation, type OpenLink } from './affiliate.repository.js';
import { codeFrom, codeLength, normalCode, normalDomain } from './affiliate.rules.js';

const attempts = 8;

export type NewLink = Pick<OpenLink, 'accountType' | 'channel' | 'domain' | 'expiresAt' | 'maxUses'>;

@Injectable()
export class AffiliateService {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: AffiliateRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws INVITATION_CODE_INVALID if the code admits no registration on this host. */
  async check(code: string, host?: string): Promise<void> {
    const domain = host === undefined ? undefined : normalDomain(host);
    if (!(await this.codes.isOpen(normalCode(code), this.clock.now(), domain))) {
      throw AffiliateErrors.INVITATION_CODE_INVALID();
    }
  }

  /** The agent whose code it was at an instant. */
  ownerOf(tx: Tx, code: string, at: Date): Promise<string | undefined> {
    return this.codes.ownerOf(tx, normalCode(code), at);
  }

  links(agentId: string): Promise<OpenLink[]> {
    return this.codes.links(agentId);
  }

  /** Opens a link of an agent. Sub-agents belong to their parent's type: 41 to 1, 42 to 2. */
  openLink(agentId: string, link: NewLink): Promise<string> {
    return this.transactions.run(async (tx) => {
      for (let attempt = 0; attempt < attempts; attempt++) {
        const code = codeFrom(randomBytes(codeLength));
        if (!(await this.codes.addLink(tx, agentId, { ...link, code, createdAt: this.clock.now() })))
          continue;
        await this.publish(tx, (await this.codes.lockLink(tx, code))!);
        return code;
      }
      throw new Error('No free affiliate code was found');
    });
  }

  switchLink(agentId: string, code: string, enabled: boolean): Promise<void> {
    return this.transactions.run(async (tx) => {
      const link = await this.codes.lockLink(tx, code);
      if (link?.agentId !== agentId) throw AffiliateErrors.LINK_NOT_FOUND();
      await this.codes.updateLink(tx, code, enabled, link.uses);
      await this.publish(tx, { ...link, enabled });
    });
  }

  /** A registration by the code. With the last one the code admits no more. */
  async used(tx: Tx, code: string): Promise<void> {
    const link = await this.codes.lockLink(tx, normalCode(code));
    if (!link) return;
    await this.codes.updateLink(tx, link.code, link.enabled, link.uses + 1);
    if (link.uses + 1 === link.maxUses) await this.publish(tx, { ...link, uses: link.uses + 1 });
  }

  /** The agent's current code and how many members registered with it. */
  invitationOf(agentId: string): Promise<Invitation> {
    return this.codes.invitationOf(agentId, this.clock.now());
  }

  private async publish(tx: Tx, link: OpenLink & { agentId: string }): Promise<void> {
    const { code, agentId, accountType, domain, enabled, expiresAt, maxUses, uses } = link;
    await this.outbox.publishState(tx, affiliateCodeState, {
      ...{ code, agentId, enabled: enabled && (maxUses === null || uses < maxUses) },
      ...(accountType !== 0 && { accountType: accountType as 1 | 41 | 42 }),
      ...(domain !== null && { domain }),
      ...(expiresAt !== null && { expiresAt: expiresAt.toISOString() }),
    });
  }

  /** The agent's code; a new one is created if needed and published as state. */
  async openCode(tx: Tx, agentId: string): Promise<string> {
    const known = await this.codes.codeOf(tx, agentId);
    if (known !== undefined) return known;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const code = codeFrom(randomBytes(codeLength));
      if (!(await this.codes.add(tx, code, agentId, this.clock.now()))) continue;
      await this.outbox.publishState(tx, affiliateCodeState, { code, agentId, enabled: true });
      return code;
    }
    throw new Error('No free affiliate code was found');
  }
}
