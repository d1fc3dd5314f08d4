import { Inject, Injectable } from '@nestjs/common';
import {
  affiliateCodeState,
  brandState,
  registerRulesState,
  type PayloadOf,
  type WhitelabelNode,
} from '#libs/events';
import { StateViews, type StateView } from '#libs/messaging';
import { CLOCK, CONFIG, PlatformErrors, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import type { FieldRules } from './field.rules.js';

const legalAge = 18;

type BrandPayload = PayloadOf<typeof brandState>;

/** Local copies of the states that member and agent-contracts publish. There are no defaults. */
@Injectable()
export class BrandService {
  private readonly brands: StateView<BrandPayload>;
  private readonly rules: StateView<PayloadOf<typeof registerRulesState>>;
  private readonly codes: StateView<PayloadOf<typeof affiliateCodeState>>;

  constructor(
    views: StateViews,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {
    this.brands = views.view(brandState, { required: true });
    this.rules = views.view(registerRulesState, { required: true });
    this.codes = views.view(affiliateCodeState);
  }

  isOn(modId: string): boolean {
    return isSwitchedOn(this.current().whitelabel, modId);
  }

  /** A setting outside the whitelabel tree; off if the brand does not name it. */
  hasSetting(name: string): boolean {
    return this.current().flags[name] === true;
  }

  get isKnown(): boolean {
    return this.brands.get(this.config.merchantCode) !== undefined;
  }

  get name(): string {
    return this.current().name;
  }

  /** Years; the law's eighteen, or more where the brand asks for more. */
  get minimumAge(): number {
    return this.current().minimumAge ?? legalAge;
  }

  fieldRules(): FieldRules {
    const known = this.rules.get(this.config.merchantCode);
    if (!known) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 2);
    return known.rules;
  }

  /** Whether members may register with this code, now and on this domain. */
  acceptsAffiliateCode(code: string, domain: string | undefined): boolean {
    const known = this.codes.get(code);
    if (!known?.enabled) return false;
    if (known.expiresAt !== undefined && new Date(known.expiresAt) <= this.clock.now()) return false;
    return known.domain === undefined || known.domain === domain?.replace(/:\d+$/, '').toLowerCase();
  }

  /** The type of the account that a code opens. */
  accountTypeOf(code: string | undefined): 0 | 1 | 41 | 42 {
    return (code === undefined ? undefined : this.codes.get(code)?.accountType) ?? 0;
  }

  /** The codes of an agent, for the demo team. */
  affiliateCodeOf(agentId: string): string | undefined {
    return this.codes.all().find((code) => code.agentId === agentId && code.enabled)?.code;
  }

  private current(): BrandPayload {
    const brand = this.brands.get(this.config.merchantCode);
    if (!brand) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 2);
    return brand;
  }
}

/** A switch counts only while every node above it is on. */
function isSwitchedOn(nodes: readonly WhitelabelNode[], modId: string): boolean {
  return nodes.some(
    (node) => node.enabled === '1' && (node.modId === modId || isSwitchedOn(node.childrenNodes ?? [], modId)),
  );
}
