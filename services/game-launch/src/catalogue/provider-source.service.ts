import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler, type Values } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';
import { CONFIG, Idempotency } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { CatalogueErrors } from './catalogue.errors.js';
import type { ProviderSourceRequest } from './dto/provider-source.request.js';
import { ProviderSourceRepository } from './provider-source.repository.js';

const kind = 'PROVIDER_SOURCE';

/** Adds a provider to the running platform: two operators agree on the address of its catalogue. */
@Injectable()
export class ProviderSourceService implements ApprovalHandler {
  readonly role = 'games';

  constructor(
    private readonly sources: ProviderSourceRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {
    approvals.handle(kind, this);
  }

  propose(
    operator: OperatorPrincipal,
    provider: string,
    { catalogueUrl, reason }: ProviderSourceRequest,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    if (Object.hasOwn(this.config.providerCatalogues, provider)) throw CatalogueErrors.PROVIDER_CONFIGURED();
    const scope = `provider-source:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: { provider, catalogueUrl, reason } }, async (tx) => {
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: provider, memberId: null, amount: null, reason },
        before: valuesOf(provider, await this.sources.find(tx, provider)),
        after: valuesOf(provider, catalogueUrl),
      });
      return { id, status };
    });
  }

  async apply(tx: Tx, { subject: provider, before, after }: Approval): Promise<string> {
    if ((await this.sources.find(tx, provider)) !== before['catalogue'])
      throw CatalogueErrors.PROVIDER_CHANGED();
    await this.sources.save(tx, provider, after['catalogue'] ?? '');
    return provider;
  }
}

const valuesOf = (provider: string, catalogue: string | undefined): Values => ({
  provider,
  ...(catalogue !== undefined && { catalogue }),
});
