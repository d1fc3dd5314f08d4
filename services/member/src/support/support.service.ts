import { Inject, Injectable } from '@nestjs/common';
import { CompactEncrypt, importJWK } from 'jose';
import type { Principal } from '#libs/auth';
import { CLOCK, type Clock } from '#libs/platform';
import type { CustomerService, ServiceLinkKey } from '../site/brand/brand.configuration.js';
import { isAllowedLink } from '../site/brand/brand.rules.js';
import { BrandService } from '../site/brand/brand.service.js';
import { ProfileService } from '../member/profile/profile.service.js';
import { entryFor } from './support.rules.js';

/** How long an encrypted link is good for. */
const linkSeconds = 300;
const plainTypes = { LIVECHAT: 1, VIP: 2 } as const;
const encryptedType = 3;

export interface ServicePath {
  type: 1 | 2 | 3;
  path: string;
}

/** Customer service entry of a visitor: the specification's getService. */
@Injectable()
export class SupportService {
  constructor(
    private readonly brands: BrandService,
    private readonly profiles: ProfileService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async pathsFor(principal: Principal, merchant: string | undefined): Promise<ServicePath[]> {
    const { customerService, serviceHosts, serviceLinkKey } = this.brands.get(merchant).configuration;
    // Checked again here, because a stored link may be older than the rule.
    const allowed = customerService.filter(({ path }) => isAllowedLink(path, serviceHosts ?? []));
    const rank = principal.kind === 'member' ? await this.profiles.rankOf(principal.memberId) : 0;
    const entry = entryFor(rank, allowed);
    if (!entry) return [];
    if (!serviceLinkKey) return [{ type: plainTypes[entry.csType], path: entry.path }];
    return [{ type: encryptedType, path: await this.encrypted(entry, serviceLinkKey) }];
  }

  private async encrypted({ csType, path }: CustomerService, key: ServiceLinkKey): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const text = JSON.stringify({ csType, url: path, iat: now, exp: now + linkSeconds });
    return new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
      .encrypt(await importJWK({ ...key }, 'ECDH-ES'));
  }
}
