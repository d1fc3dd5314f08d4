import { Inject, Injectable } from '@nestjs/common';
import { brandState, type PayloadOf, type WhitelabelNode } from '#libs/events';
import { StateViews, type StateView } from '#libs/messaging';
import { CONFIG } from '#libs/platform';
import type { AgentContractsConfig } from '../agent-contracts.config.js';

const modId = 'TRANSFERUPLINE3';

/** The brand's switch of transfers to the upline: off while the brand is not known. */
@Injectable()
export class UplineSwitch {
  private readonly brands: StateView<PayloadOf<typeof brandState>>;

  constructor(
    views: StateViews,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {
    this.brands = views.view(brandState);
  }

  isOn(): boolean {
    return isSwitchedOn(this.brands.get(this.config.merchantCode)?.whitelabel ?? []);
  }
}

function isSwitchedOn(nodes: readonly WhitelabelNode[]): boolean {
  return nodes.some(
    (node) => node.enabled === '1' && (node.modId === modId || isSwitchedOn(node.childrenNodes ?? [])),
  );
}
